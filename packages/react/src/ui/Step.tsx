'use client'

import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Phrase } from './Phrase.tsx'
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
  readonly announcements?: readonly Announcement[]
  /** Announces a text until the returned function is called; an empty text mutes the others. Undefined outside of a step. */
  readonly announce?: (text: string) => () => void
}

interface Announcement {
  readonly key: number
  readonly text: string
}

const StepContext = createContext<StepContextValue>({ key: '', title: '', text: '', isBusy: false })

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
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([])
  const count = useRef(0)
  const announce = useCallback((text: string) => {
    const key = count.current++
    setAnnouncements((all) => [...all, { key, text }])
    return () => setAnnouncements((all) => all.filter((each) => each.key !== key))
  }, [])
  return (
    <StepContext.Provider value={{ ...step, titleRef, fieldRef, announcements, announce }}>
      {children}
    </StepContext.Provider>
  )
}

/** Returns the step of the nearest root. */
export function useStep(): StepContextValue {
  return useContext(StepContext)
}

/**
 * Lets the step's announcer say a text while the caller passes it. A live region that appears together with its text may not be
 * announced. Returns the `aria-live` for use outside a step.
 */
export function useAnnouncement(text: string | undefined): 'polite' | undefined {
  const { announce } = useStep()
  useEffect(() => (text ? announce?.(text) : undefined), [announce, text])
  return announce ? undefined : 'polite'
}

/** Mutes the step's announcer during a deliberate read. Afterwards it says the step and the notices again. */
export function useMutedAnnouncer(isMuted: boolean): void {
  const { announce } = useStep()
  useEffect(() => (isMuted ? announce?.('') : undefined), [announce, isMuted])
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

/** A live region that announces each step and notice. Visually hidden; render it from the start. */
export const StepAnnouncer = part<'p'>('announcer', function StepAnnouncer({ children, ...props }) {
  const { title, text, announcements = [] } = useStep()
  const step = text === '' ? title : `${title}. ${text}`
  const isMuted = announcements.some((each) => each.text === '')
  return (
    // Not atomic: a notice must not repeat the step.
    <Element tag="p" role="status" aria-atomic={false} overrides={props}>
      <Phrase>{children ?? (isMuted ? '' : step)}</Phrase>
      {!isMuted && announcements.map((each) => <Phrase key={each.key}>{` ${each.text}`}</Phrase>)}
    </Element>
  )
})
