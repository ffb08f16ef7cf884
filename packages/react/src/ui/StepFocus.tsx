'use client'

import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'
import { useStep } from './Step.tsx'

/**
 * Moves the focus along when the buyer changes the step. Focus elsewhere on the page, or on the hosted page, stays where
 * it is.
 */
export function StepFocus({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const step = useStep()
  const focusStep = useFocusStep()
  const { clock } = useOnramp().platform
  const previous = useRef(step)
  const cancel = useRef(() => {})
  /** The last focused element inside the root. */
  const held = useRef<Node>(null)
  useEffect(() => {
    const page = root.current?.ownerDocument
    const hold = ({ target }: Event) => {
      held.current = root.current?.contains(target as Node) ? (target as Node) : null
    }
    page?.addEventListener('focusin', hold)
    return () => {
      page?.removeEventListener('focusin', hold)
      cancel.current()
    }
  }, [root])
  // A layout effect: a form that returns at once must cancel the pending move of the focus.
  useIsomorphicLayoutEffect(() => {
    const from = previous.current
    const element = root.current
    if (element === null) return
    previous.current = step
    if (step.key === from.key) return
    cancel.current()
    const page = element.ownerDocument
    const { activeElement, body } = page
    // The focused element may have unmounted with its step.
    const isGone = held.current?.isConnected === false
    const isLost = activeElement === body && (isGone || from.isQuiet !== true)
    // A form that returns keeps the focus where it is.
    const isToMove = step.title !== '' && element.contains(activeElement)
    if (!isLost && !isToMove) return
    // Focusing forces layout: keep it out of the task that rendered the step.
    cancel.current = clock.setTimeout(() => {
      const isUnmoved = page.activeElement === body || page.activeElement === activeElement
      if (isUnmoved) focusStep()
    }, 0)
  }, [root, step, focusStep, clock])
  return null
}

/** Returns a function that focuses the title of the step or, in a form without one, its field. */
export function useFocusStep(): () => void {
  const { titleRef, fieldRef } = useStep()
  return useCallback(
    () => (titleRef?.current ?? fieldRef?.current)?.focus({ preventScroll: true }),
    [titleRef, fieldRef],
  )
}
