'use client'

import { type ComponentPropsWithoutRef, createContext, useContext } from 'react'
import { cx } from './mergeProps.ts'

/** Where a component is, in words. */
export interface Step {
  /** What is happening. Empty for a form, which speaks for itself. */
  readonly title: string
  /** What happens next. */
  readonly text: string
  /** Whether it goes on by itself, and is waited for. */
  readonly isBusy: boolean
  /** Whether nobody asked for it: what follows it leaves a focus that is nowhere where it is. */
  readonly isQuiet?: boolean
}

export const StepContext = /* @__PURE__ */ createContext<Step>({
  title: '',
  text: '',
  isBusy: false,
})

/** The step that the nearest root is in. */
export function useStep(): Step {
  return useContext(StepContext)
}

/** Everything that is shown in one step. */
export function StepPanel(props: ComponentPropsWithoutRef<'div'>) {
  const { isBusy } = useStep()
  const className = cx('panel', props.className)
  return <div {...props} className={className} data-busy={isBusy || undefined} />
}

/** What is happening, said once and big, and what happens next. */
export function StepHeading() {
  return (
    <StepHeader>
      <StepTitle />
      <StepText />
      <Spinner />
    </StepHeader>
  )
}

/** The title of a step, its sentence, and the spinner beside them. */
export function StepHeader(props: ComponentPropsWithoutRef<'header'>) {
  return <header {...props} className={cx('header', props.className)} />
}

/** What is happening. The focus comes here when the step changes. Not there in a form, which speaks for itself. */
export function StepTitle(props: ComponentPropsWithoutRef<'h2'>) {
  const { title } = useStep()
  const said = props.children ?? title
  if (said === '') return null
  return (
    <h2 tabIndex={-1} {...props} className={cx('title', props.className)}>
      {said}
    </h2>
  )
}

/** What happens next, in one sentence. */
export function StepText(props: ComponentPropsWithoutRef<'p'>) {
  const { text } = useStep()
  const said = props.children ?? text
  if (said === '') return null
  return (
    <p {...props} className={cx('text', props.className)}>
      {said}
    </p>
  )
}

/** Turns while the step goes on by itself. Those who listen hear the title instead. */
export function Spinner(props: ComponentPropsWithoutRef<'div'>) {
  if (!useStep().isBusy) return null
  return <div aria-hidden="true" {...props} className={cx('spinner', props.className)} />
}

/** Says each step, or what else it is given, once to those who listen. It is there from the start, or nothing would be said. */
export function StepAnnouncer(props: ComponentPropsWithoutRef<'p'>) {
  const { title, text } = useStep()
  return (
    <p role="status" {...props} className={cx('announcer', props.className)}>
      {props.children ?? (text === '' ? title : `${title}. ${text}`)}
    </p>
  )
}
