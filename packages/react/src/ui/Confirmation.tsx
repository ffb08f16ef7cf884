'use client'

import { type ComponentPropsWithoutRef, createContext, useEffect, useRef, useState } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import { Actions, Button, type ButtonProps } from './Button.tsx'
import { composeEventHandlers, cx } from './mergeProps.ts'

/** A question before something is left, whole. */
export function LeaveConfirmation() {
  return (
    <ConfirmationBox>
      <ConfirmationText />
      <Actions>
        <ConfirmationStay />
        <ConfirmationLeave />
      </Actions>
    </ConfirmationBox>
  )
}

export interface ConfirmationContextValue extends Question {
  readonly messages: {
    /** What is asked about. */
    readonly label: string
    readonly text: string
    readonly stay: string
    readonly leave: string
  }
}

export const ConfirmationContext = /* @__PURE__ */ createContext<
  ConfirmationContextValue | undefined
>(undefined)

/** The question that the nearest part that asks one is about. */
export function useConfirmationContext(): ConfirmationContextValue {
  return useRequiredContext(ConfirmationContext, '<StartOver> or <CheckoutDialogRoot>.')
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
export function useConfirmation(isNeeded: boolean, onLeave: () => void): Question {
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
export function ConfirmationBox(props: ComponentPropsWithoutRef<'div'>) {
  const { isAsking, messages } = useConfirmationContext()
  if (!isAsking) return null
  const className = cx('confirmation', props.className)
  return (
    <div
      role="group"
      aria-label={messages.label}
      {...props}
      ref={focusFirst}
      className={className}
    />
  )
}

function focusFirst(box: HTMLElement | null) {
  box?.querySelector('button')?.focus()
}

/** What is asked. */
export function ConfirmationText(props: ComponentPropsWithoutRef<'p'>) {
  const { messages } = useConfirmationContext()
  return (
    <p {...props} className={cx('confirmation-text', props.className)}>
      {props.children ?? messages.text}
    </p>
  )
}

/** The answer that changes nothing. */
export function ConfirmationStay(props: ButtonProps) {
  const { stay, messages } = useConfirmationContext()
  return (
    <Button
      {...props}
      className={cx('confirmation-stay', props.className)}
      onClick={composeEventHandlers(props.onClick, stay)}
    >
      {props.children ?? messages.stay}
    </Button>
  )
}

/** The answer that leaves. */
export function ConfirmationLeave(props: ButtonProps) {
  const { leave, messages } = useConfirmationContext()
  return (
    <Button
      {...props}
      data-guarded
      className={cx('confirmation-leave', props.className)}
      onClick={composeEventHandlers(props.onClick, leave)}
    >
      {props.children ?? messages.leave}
    </Button>
  )
}
