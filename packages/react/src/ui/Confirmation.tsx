'use client'

import { createContext, useEffect, useRef, useState } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import { Button, type ButtonOwnProps } from './Button.tsx'
import { useUniqueId } from './lifecycle.ts'
import { Element, part } from './part.tsx'
import { focusedElement, useFocusOnce } from './useStepFocus.ts'

interface ConfirmationContextValue extends ReturnType<typeof useConfirmation> {
  readonly messages: {
    /** Accessible name of the question. */
    readonly label: string
    readonly text: string
    readonly stay: string
    readonly leave: string
  }
}

export const ConfirmationContext = createContext<ConfirmationContextValue | undefined>(undefined)

function useConfirmationContext(): ConfirmationContextValue {
  return useRequiredContext(ConfirmationContext, '<CheckoutDialogParts.Root>')
}

/**
 * Holds the state of a confirmation, which closes when `isNeeded` becomes false. When the buyer stays, the focus returns
 * to the element that had it before.
 */
export function useConfirmation(isNeeded: boolean, onLeave: () => void) {
  const [isAsking, setAsking] = useState(false)
  if (isAsking && !isNeeded) setAsking(false)
  const element = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)
  const textId = useUniqueId()
  useEffect(() => {
    if (isAsking) return
    focused.current?.focus()
    // Once: the effect runs again when a hidden page is shown.
    focused.current = null
  }, [isAsking])
  return {
    /** The id of the text, which describes the question and the button that takes the focus. */
    textId,
    /** The element of the question. */
    element,
    isAsking,
    /** Asks on the page of this element. */
    ask: ({ ownerDocument }: Element) => {
      // A class such as `HTMLElement` differs between documents.
      if (!isAsking) focused.current = focusedElement(ownerDocument) as HTMLElement | null
      setAsking(true)
    },
    stay: () => setAsking(false),
    leave: () => {
      focused.current = null
      setAsking(false)
      onLeave()
    },
  }
}

/**
 * Asks for confirmation before the buyer leaves a purchase or closes its dialog.
 *
 * @element confirmation-text p The text of the question.
 * @element actions div Buttons, one below the other.
 */
export const Confirmation = part<'div'>('confirmation', function Confirmation(props) {
  const { textId, element, isAsking, messages } = useConfirmationContext()
  if (!isAsking) return null
  return (
    <Element
      tag="div"
      role="group"
      aria-label={messages.label}
      aria-describedby={textId}
      ref={element}
      overrides={props}
    >
      <p className="onramp-confirmation-text" id={textId}>
        {messages.text}
      </p>
      <div className="onramp-actions">
        <ConfirmationStay />
        <ConfirmationLeave />
      </div>
    </Element>
  )
})

/** The button that keeps everything as it is. Takes the focus when the question appears. */
export const ConfirmationStay = part<'button', ButtonOwnProps>(
  'confirmation-stay',
  function ConfirmationStay(props) {
    const { textId, stay, messages } = useConfirmationContext()
    const button = useRef<HTMLButtonElement>(null)
    useFocusOnce(button)
    return (
      <Button
        ref={button}
        variant="primary"
        aria-describedby={textId}
        onClick={stay}
        overrides={props}
      >
        {messages.stay}
      </Button>
    )
  },
)

/** The button that confirms. */
export const ConfirmationLeave = part<'button', ButtonOwnProps>(
  'confirmation-leave',
  function ConfirmationLeave(props) {
    const { leave, messages } = useConfirmationContext()
    return (
      <Button data-guarded onClick={leave} overrides={props}>
        {messages.leave}
      </Button>
    )
  },
)
