'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'
import { useStep } from './Step.tsx'

/**
 * Takes the focus along when the buyer's own doing changes the step. Whoever is busy elsewhere on the page, or on the
 * hosted page, is left alone.
 */
export function StepFocus({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const step = useStep()
  const { clock } = useOnramp().platform
  const previous = useRef({ ...step, lang: '' })
  const cancel = useRef(() => {})
  /** What had the focus last, where that was in here. */
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
  // Before anything else can happen: a form that comes back at once is not to be focused as the step that has gone.
  useIsomorphicLayoutEffect(() => {
    const from = previous.current
    const element = root.current
    if (element === null) return
    const { lang } = element
    previous.current = { ...step, lang }
    // In another language it is the same step.
    if (step.title === from.title || lang !== from.lang) return
    cancel.current()
    const page = element.ownerDocument
    const { activeElement, body } = page
    // What had the focus may have gone with its step.
    const isGone = held.current?.isConnected === false
    const isLost = activeElement === body && (isGone || from.isQuiet !== true)
    // A form that comes back leaves the focus where it is in it.
    const isToMove = step.title !== '' && element.contains(activeElement)
    if (!isLost && !isToMove) return
    // To focus is to lay out: the task that drew the step is long enough without it.
    cancel.current = clock.setTimeout(() => {
      // Whoever has gone elsewhere meanwhile stays there.
      const isUnmoved = page.activeElement === body || page.activeElement === activeElement
      if (isUnmoved) focusStep(element)
    }, 0)
  }, [root, step, clock])
  return null
}

/** Focuses what a step begins with: its title or, in a form without one, the first field. */
export function focusStep(root: HTMLElement): void {
  const start = root.querySelector<HTMLElement>('.onramp-title') ?? root.querySelector('input')
  start?.focus({ preventScroll: true })
}
