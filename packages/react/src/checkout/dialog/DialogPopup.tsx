'use client'

import type { CheckoutStep } from '@onramp-kit/core'
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { useMessages, useRoot } from '../../i18n/useMessages.ts'
import { enDialog } from '../../messages/en/dialog.ts'
import { ConfirmationContext, useConfirmation } from '../../ui/Confirmation.tsx'
import { useIsomorphicLayoutEffect } from '../../ui/lifecycle.ts'
import { composeEventHandlers, cx } from '../../ui/mergeProps.ts'
import { useRootAttributes } from '../../ui/Root.tsx'
import { focusStep, StepFocus } from '../../ui/StepFocus.tsx'
import { useCheckoutContext } from '../CheckoutContext.ts'
import { DialogContext } from './DialogBar.tsx'

export interface DialogPopupProps extends ComponentPropsWithoutRef<'dialog'> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly forwardedRef: ForwardedRef<HTMLDialogElement>
}

/**
 * The dialog, the outermost element of its checkout. What is inside stays while a purchase is under way, also when it is
 * closed: a payment page that is gone can't be shown again.
 */
export function DialogPopup(given: DialogPopupProps) {
  const { open, onOpenChange, forwardedRef, children, ...props } = given
  const { step } = useCheckoutContext().snapshot
  const isUnderWay = isInFlight(step)
  const messages = useMessages('dialog', enDialog)
  const language = useRoot()
  const titleId = useId()
  const { dialog, keepFocus } = useModal(open)
  useImperativeHandle(forwardedRef, () => dialog.current as HTMLDialogElement, [dialog])
  const question = useConfirmation(isUnderWay, () => onOpenChange(false))
  const attributes = useRootAttributes(dialog, language, 'checkout', cx('dialog', props.className))
  const { isAsking, ask, stay, leave } = question
  const askFirst = () => {
    // What has the focus now gets it back.
    keepFocus()
    ask()
  }
  const requestClose = isUnderWay ? askFirst : leave

  return (
    <DialogContext.Provider value={{ titleId, requestClose }}>
      <ConfirmationContext.Provider
        value={{
          ...question,
          messages: {
            label: messages.close,
            text: messages.ask,
            stay: messages.stay,
            leave: messages.leave,
          },
        }}
      >
        <dialog
          aria-labelledby={titleId}
          {...props}
          ref={dialog}
          {...attributes}
          data-step={step}
          onKeyDown={composeEventHandlers(props.onKeyDown, (event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            if (isAsking) stay()
            else requestClose()
          })}
          // A gesture to go back, as of Android, comes without a key.
          onCancel={composeEventHandlers(props.onCancel, (event) => {
            event.preventDefault()
            requestClose()
          })}
          // Some browsers close it at the second such gesture, whatever is said.
          onClose={composeEventHandlers(props.onClose, ({ currentTarget }) => {
            if (isAsking) stay()
            if (open && !currentTarget.open) onOpenChange(false)
          })}
        >
          <StepFocus root={dialog} />
          {(open || isUnderWay) && children}
        </dialog>
      </ConfirmationContext.Provider>
    </DialogContext.Provider>
  )
}

/** The steps in which money may be on its way. */
const inFlight: ReadonlySet<CheckoutStep> = new Set([
  'opening',
  'unknown',
  'paying',
  'settling',
  'processing',
])

/** Whether a purchase is under way that goes on without its window. */
function isInFlight(step: CheckoutStep): boolean {
  return inFlight.has(step)
}

interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Gives the step a focus that is not in the dialog, as where a browser focuses no button that is clicked. */
  readonly keepFocus: () => void
}

/**
 * Keeps a dialog open or closed, as it is said. It closes before it leaves the page, so that the focus goes back to what
 * had it then too.
 */
function useModal(isOpen: boolean): Modal {
  const dialog = useRef<HTMLDialogElement>(null)
  useIsomorphicLayoutEffect(() => {
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
