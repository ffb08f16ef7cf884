import { type RefObject, useEffect, useRef } from 'react'
import { useCheckoutContext } from './CheckoutContext.ts'
import { useStepText } from './useStepText.ts'

/**
 * Takes the focus along when the buyer's own doing changes the step: to the heading, or back to the amount. Whoever is
 * busy elsewhere on the page, or on the hosted page, is left alone.
 */
export function StepFocus({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { step } = useCheckoutContext().snapshot
  const { title } = useStepText()
  const previous = useRef({ step, title })
  useEffect(() => {
    const from = previous.current
    previous.current = { step, title }
    if (root.current === null || title === from.title) return
    const { activeElement, body } = root.current.ownerDocument
    // What had the focus may have gone with its step; a resumed order changes by itself.
    const wasHere = activeElement === body && from.step !== 'resuming'
    if (!wasHere && !root.current.contains(activeElement)) return
    const target = step === 'details' ? '[name="amount"]' : 'h2'
    root.current.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [root, step, title])
  return null
}
