'use client'

import { type RefObject, useEffect, useRef } from 'react'
import { focusStep } from './focusStep.ts'
import { useStep } from './StepContext.ts'

/**
 * Takes the focus along when the buyer's own doing changes the step. Whoever is busy elsewhere on the page, or on the
 * hosted page, is left alone.
 */
export function StepFocus({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const step = useStep()
  const previous = useRef(step)
  useEffect(() => {
    const from = previous.current
    previous.current = step
    if (root.current === null || step.title === from.title) return
    const { activeElement, body } = root.current.ownerDocument
    // What had the focus may have gone with its step.
    const isLost = activeElement === body && from.isQuiet !== true
    // A form that comes back leaves the focus where it is in it.
    const isToMove = step.title !== '' && root.current.contains(activeElement)
    if (isLost || isToMove) focusStep(root.current)
  }, [root, step])
  return null
}
