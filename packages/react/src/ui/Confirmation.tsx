'use client'

import { type ComponentPropsWithoutRef, createContext, useEffect, useRef, useState } from 'react'
import { useInside } from '../provider/OnrampContext.ts'
import { Actions, Button, type ButtonProps } from './Button.tsx'
import { partClass, runBoth } from './mergeProps.ts'

/** A question before something is left, whole. */
export function LeaveQuestion() {
  return (
    <QuestionBox>
      <QuestionText />
      <Actions>
        <QuestionStay />
        <QuestionLeave />
      </Actions>
    </QuestionBox>
  )
}

export interface QuestionContextValue extends Question {
  readonly words: {
    /** What is asked about. */
    readonly label: string
    readonly text: string
    readonly stay: string
    readonly leave: string
  }
}

export const QuestionContext = /* @__PURE__ */ createContext<QuestionContextValue | undefined>(
  undefined,
)

/** The question that the nearest part that asks one is about. */
export function useQuestionContext(): QuestionContextValue {
  return useInside(QuestionContext, '<StartOver> or <CheckoutDialogRoot>.')
}

/** A question before something is left: nothing, or asked and waiting for an answer. */
interface Question {
  readonly isAsking: boolean
  readonly ask: () => void
  readonly stay: () => void
  /** The answer that does it. */
  readonly leave: () => void
}

/**
 * The state of a question. What had the focus when it came gets it back when the buyer stays. One that is not needed any
 * more is asked no more.
 */
export function useQuestion(isNeeded: boolean, onLeave: () => void): Question {
  const [isAsking, setAsking] = useState(false)
  if (isAsking && !isNeeded) setAsking(false)
  const asked = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAsking) asked.current?.focus()
  }, [isAsking])
  return {
    isAsking,
    ask() {
      const { activeElement } = document
      if (!isAsking) asked.current = activeElement instanceof HTMLElement ? activeElement : null
      setAsking(true)
    },
    stay: () => setAsking(false),
    leave() {
      asked.current = null
      setAsking(false)
      onLeave()
    },
  }
}

/** A question, while it is asked. The focus comes to its first answer, which is the one that changes nothing. */
export function QuestionBox(props: ComponentPropsWithoutRef<'div'>) {
  const { isAsking, words } = useQuestionContext()
  if (!isAsking) return null
  const className = partClass('question', props.className)
  return (
    <div role="group" aria-label={words.label} {...props} ref={focusFirst} className={className} />
  )
}

function focusFirst(box: HTMLElement | null) {
  box?.querySelector('button')?.focus()
}

/** What is asked. */
export function QuestionText(props: ComponentPropsWithoutRef<'p'>) {
  const { words } = useQuestionContext()
  return (
    <p {...props} className={partClass('question-text', props.className)}>
      {props.children ?? words.text}
    </p>
  )
}

/** The answer that changes nothing. */
export function QuestionStay(props: ButtonProps) {
  const { stay, words } = useQuestionContext()
  return (
    <Button
      {...props}
      className={partClass('question-stay', props.className)}
      onClick={runBoth(props.onClick, stay)}
    >
      {props.children ?? words.stay}
    </Button>
  )
}

/** The answer that leaves. */
export function QuestionLeave(props: ButtonProps) {
  const { leave, words } = useQuestionContext()
  return (
    <Button
      {...props}
      data-guarded
      className={partClass('question-leave', props.className)}
      onClick={runBoth(props.onClick, leave)}
    >
      {props.children ?? words.leave}
    </Button>
  )
}
