'use client'

import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react'
import { Element, part } from './part.tsx'

/** The current step of a component, as text. */
export interface Step {
  /** Identifies the step in every language. The focus moves when it changes. */
  readonly key: string
  /** The current state. Empty for a form without a title. */
  readonly title: string
  /** The next step of the buyer or the service. */
  readonly text: string
  /** Whether the step ends without the buyer. */
  readonly isBusy: boolean
  /** Whether the step was entered without the buyer. Lost focus is not restored when it ends. */
  readonly isQuiet?: boolean
}

interface StepContextValue extends Step {
  /** The title of the step, which takes the focus. */
  readonly titleRef?: RefObject<HTMLHeadingElement | null>
  /** The field that takes the focus in a step without a title. */
  readonly fieldRef?: RefObject<HTMLInputElement | null>
}

const StepContext = createContext<StepContextValue>({
  key: '',
  title: '',
  text: '',
  isBusy: false,
})

/** True if the buyer pressed "Connect a wallet". The first step then takes a lost focus. */
export const ConnectedByBuyerContext = createContext(false)

interface StepProviderProps {
  readonly step: Step
  readonly children: ReactNode
}

/** Provides the step to the parts below. */
export function StepProvider({ step, children }: StepProviderProps) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  return (
    <StepContext.Provider value={{ ...step, titleRef, fieldRef }}>{children}</StepContext.Provider>
  )
}

/** Returns the step of the nearest root. */
export function useStep(): StepContextValue {
  return useContext(StepContext)
}

/**
 * The content of one step.
 *
 * @data-busy The step ends without the buyer.
 */
export const StepPanel = part<'div'>('panel', function StepPanel(props) {
  return <Element tag="div" data-busy={useStep().isBusy || undefined} overrides={props} />
})

/**
 * The title of the step, its sentence and the spinner.
 *
 * @element spinner div An animation while the step is busy. Screen readers get the title instead.
 */
export const StepHeading = part<'div'>('header', function StepHeading(props) {
  const { isBusy } = useStep()
  return (
    <Element tag="div" overrides={props}>
      <StepTitle />
      <StepText />
      {isBusy && <div className="onramp-spinner" aria-hidden="true" />}
    </Element>
  )
})

/** The current state. Takes the focus when the step changes. Hidden in a form without a title. */
export const StepTitle = part<'h2'>('title', function StepTitle(props) {
  const { title, titleRef } = useStep()
  if (title === '' && props.children === undefined) return null
  return (
    <Element tag="h2" tabIndex={-1} ref={titleRef} overrides={props}>
      {title}
    </Element>
  )
})

/** What happens next, in one sentence. */
export const StepText = part<'p'>('text', function StepText(props) {
  const { text } = useStep()
  if (text === '' && props.children === undefined) return null
  return (
    <Element tag="p" overrides={props}>
      {text}
    </Element>
  )
})

/** A live region that announces each step. Visually hidden; render it from the start. */
export const StepAnnouncer = part<'p'>('announcer', function StepAnnouncer(props) {
  const { title, text } = useStep()
  return (
    <Element tag="p" role="status" overrides={props}>
      {text === '' ? title : `${title}. ${text}`}
    </Element>
  )
})
