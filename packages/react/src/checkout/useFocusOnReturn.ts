import type { CheckoutStep } from '@onramp-kit/core'
import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus on the amount when the buyer comes back to the form; not when the page is first shown. */
export function useFocusOnReturn(root: RefObject<HTMLElement | null>, step: CheckoutStep): void {
  const previous = useRef(step)
  useEffect(() => {
    const isBack = step === 'details' && !['details', 'opening'].includes(previous.current)
    previous.current = step
    if (isBack) root.current?.querySelector<HTMLElement>('[name="amount"]')?.focus()
  }, [root, step])
}
