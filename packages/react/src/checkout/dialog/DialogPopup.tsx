'use client'

import type { CheckoutStep } from '@onramp-kit/core'
import { type ComponentPropsWithRef, forwardRef, type RefObject, useId, useRef } from 'react'
import { useMessages, useRoot } from '../../i18n/useMessages.ts'
import { enDialog } from '../../messages/en/dialog.ts'
import { ConfirmationContext, useConfirmation } from '../../ui/Confirmation.tsx'
import { type PartProps, useElement } from '../../ui/createPart.tsx'
import { useIsomorphicLayoutEffect } from '../../ui/lifecycle.ts'
import { cx, mergeProps } from '../../ui/mergeProps.ts'
import { useRootAttributes } from '../../ui/Root.tsx'
import { StepFocus, useFocusStep } from '../../ui/StepFocus.tsx'
import { useCheckoutContext } from '../CheckoutContext.ts'
import { DialogContext } from './DialogBar.tsx'

export type DialogPopupProps = PartProps<'dialog'> & {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * The dialog, root element of its checkout. Keeps its content while a purchase is in progress, even when closed: a payment
 * page that is gone cannot be shown again.

 */
export const DialogPopup = /* @__PURE__ */ forwardRef<HTMLDialogElement, DialogPopupProps>(
  function DialogPopup({ open, onOpenChange, children, render, ...props }, ref) {
    const { step } = useCheckoutContext().snapshot
    const isUnderWay = inFlight.has(step)
    const messages = useMessages('dialog', enDialog)
    const language = useRoot()
    const titleId = useId()
    const { dialog, keepFocus } = useModal(open)
    const confirmation = useConfirmation(isUnderWay, () => onOpenChange(false))
    const { isAsking, ask, stay, leave } = confirmation
    const attributes = useRootAttributes(
      dialog,
      language,
      'checkout',
      cx('dialog', props.className),
    )
    const askFirst = () => {
      // The confirmation returns the focus to where it is now.
      keepFocus()
      ask()
    }
    const requestClose = isUnderWay ? askFirst : leave
    const { close: label, ask: text, stay: stayLabel, leave: leaveLabel } = messages
    const question = { label, text, stay: stayLabel, leave: leaveLabel }
    const content = (
      <DialogContext.Provider value={{ titleId, requestClose }}>
        <ConfirmationContext.Provider value={{ ...confirmation, messages: question }}>
          <StepFocus root={dialog} />
          {(open || isUnderWay) && children}
        </ConfirmationContext.Provider>
      </DialogContext.Provider>
    )
    const own: ComponentPropsWithRef<'dialog'> = {
      'aria-labelledby': titleId,
      ref: dialog,
      onKeyDown(event) {
        if (event.key !== 'Escape') return
        event.preventDefault()
        if (isAsking) stay()
        else requestClose()
      },
      // The back gesture of Android arrives without a key.
      onCancel(event) {
        event.preventDefault()
        requestClose()
      },
      // Some browsers close the dialog at the second gesture, even if prevented.
      onClose({ currentTarget }) {
        if (isAsking) stay()
        if (open && !currentTarget.open) onOpenChange(false)
      },
    }
    const merged = { ...mergeProps({ ...own }, props), ...attributes, 'data-step': step }
    return useElement('dialog', { ...merged, children: content }, ref, render)
  },
)

/** The steps in which money may be on its way. */
const inFlight: ReadonlySet<CheckoutStep> = new Set([
  'opening',
  'unknown',
  'paying',
  'settling',
  'processing',
])

interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Focuses the step if the focus is outside the dialog: some browsers do not focus a clicked button. */
  readonly keepFocus: () => void
}

/** Opens and closes a modal dialog. Closes it before it unmounts, so that the browser restores the focus. */
function useModal(isOpen: boolean): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  const focusStep = useFocusStep()
  useIsomorphicLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return undefined
    const { defaultView, documentElement } = element.ownerDocument
    // The page cannot scroll while the dialog is open; the space of its scrollbar stays reserved.
    const width = defaultView?.innerWidth ?? 0
    element.toggleAttribute('data-scrollbar', width > documentElement.clientWidth)
    element.showModal()
    focusStep()
    return () => element.close()
  }, [isOpen, focusStep])
  return {
    dialog,
    keepFocus() {
      const element = dialog.current
      if (element?.contains(element.ownerDocument.activeElement) === false) focusStep()
    },
  }
}
