'use client'

import { createContext, useEffect, useRef, useState } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import { Actions } from './Actions.tsx'
import { Button } from './Button.tsx'
import { createPart } from './createPart.tsx'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'
import { focusedElement } from './StepFocus.tsx'

interface ConfirmationContextValue extends ConfirmationState {
  readonly messages: {
    /** Accessible name of the question. */
    readonly label: string
    readonly text: string
    readonly stay: string
    readonly leave: string
  }
}

export const ConfirmationContext = /* @__PURE__ */ createContext<
  ConfirmationContextValue | undefined
>(undefined)

function useConfirmationContext(): ConfirmationContextValue {
  return useRequiredContext(ConfirmationContext, '<CheckoutDialogParts.Root>')
}

interface ConfirmationState {
  readonly isAsking: boolean
  /** Asks on the page of this element. */
  readonly ask: (element: Element) => void
  readonly stay: () => void
  /** Confirms. */
  readonly leave: () => void
}

/**
 * Holds the state of a confirmation, which closes when `isNeeded` becomes false. When the buyer stays, the focus returns
 * to the element that had it before.
 */
export function useConfirmation(isNeeded: boolean, onLeave: () => void): ConfirmationState {
  const [isAsking, setAsking] = useState(false)
  if (isAsking && !isNeeded) setAsking(false)
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAsking) focused.current?.focus()
  }, [isAsking])
  return {
    isAsking,
    ask({ ownerDocument }) {
      // A class such as `HTMLElement` differs between documents.
      if (!isAsking) focused.current = focusedElement(ownerDocument) as HTMLElement | null
      setAsking(true)
    },
    stay: () => setAsking(false),
    leave() {
      focused.current = null
      setAsking(false)
      onLeave()
    },
  }
}

/** Asks for confirmation before the buyer leaves a purchase or closes its dialog. */
export const Confirmation = /* @__PURE__ */ createPart(
  'confirmation',
  'div',
  function useConfirmationProps() {
    const { isAsking, messages } = useConfirmationContext()
    if (!isAsking) return null
    return {
      role: 'group',
      'aria-label': messages.label,
      children: (
        <>
          <ConfirmationText>{messages.text}</ConfirmationText>
          <Actions>
            <ConfirmationStay />
            <ConfirmationLeave />
          </Actions>
        </>
      ),
    }
  },
)

/** The text of the question. */
const ConfirmationText = /* @__PURE__ */ createPart('confirmation-text', 'p')

/** The button that keeps everything as it is. Takes the focus when the question appears. */
export const ConfirmationStay = /* @__PURE__ */ createPart(
  'confirmation-stay',
  Button,
  function useConfirmationStay() {
    const { stay, messages } = useConfirmationContext()
    const button = useRef<HTMLButtonElement>(null)
    useIsomorphicLayoutEffect(() => button.current?.focus(), [])
    return {
      ref: button,
      variant: 'primary' as const,
      onClick: stay,
      children: messages.stay,
    }
  },
)

/** The button that confirms. */
export const ConfirmationLeave = /* @__PURE__ */ createPart(
  'confirmation-leave',
  Button,
  function useConfirmationLeave() {
    const { leave, messages } = useConfirmationContext()
    return {
      'data-guarded': true,
      onClick: leave,
      children: messages.leave,
    }
  },
)
