'use client'

import { type RefObject, useRef } from 'react'
import { useBeforePaint } from '../ui/lifecycle.ts'
import { focusStep } from '../ui/StepFocus.tsx'

interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Gives the step a focus that is not in the dialog, as where a browser focuses no button that is clicked. */
  readonly keepFocus: () => void
}

/**
 * Keeps a dialog open or closed, as it is said. It closes before it leaves the page, so that the focus goes back to what
 * had it then too.
 */
export function useModal(isOpen: boolean): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  useBeforePaint(() => {
    const element = dialog.current
    if (!isOpen || element === null) return undefined
    const { defaultView, documentElement } = element.ownerDocument
    // The page can't be scrolled while the dialog is open; what its scrollbar takes stays taken.
    const width = defaultView?.innerWidth ?? 0
    element.toggleAttribute('data-scrollbar', width > documentElement.clientWidth)
    element.showModal()
    focusStep(element)
    return () => element.close()
  }, [isOpen])
  return {
    dialog,
    keepFocus() {
      const element = dialog.current
      if (element?.contains(element.ownerDocument.activeElement) === false) focusStep(element)
    },
  }
}
