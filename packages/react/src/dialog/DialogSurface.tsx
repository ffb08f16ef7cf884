'use client'

import { type ComponentPropsWithoutRef, useId } from 'react'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enDialog } from '../messages/en/dialog.ts'
import { QuestionContext, useQuestion } from '../ui/Confirmation.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useRootAttributes } from '../ui/Root.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { DialogContext } from './DialogContext.ts'
import { isInFlight } from './isInFlight.ts'
import { useModal } from './useModal.ts'

export interface DialogSurfaceProps extends ComponentPropsWithoutRef<'dialog'> {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/**
 * The dialog, the outermost element of its checkout. What is inside stays while a purchase is under way, also when it is
 * closed: a payment page that is gone can't be shown again.
 */
export function DialogSurface({ open, onOpenChange, children, ...props }: DialogSurfaceProps) {
  const { step } = useCheckoutContext().snapshot
  const isUnderWay = isInFlight(step)
  const words = useWords('dialog', enDialog)
  const language = useSurface()
  const titleId = useId()
  const { dialog, keepFocus } = useModal(open)
  const question = useQuestion(isUnderWay, () => onOpenChange(false))
  const attributes = useRootAttributes(
    dialog,
    language,
    'checkout',
    partClass('dialog', props.className),
  )
  const { isAsking, ask, stay, leave } = question
  const askFirst = () => {
    // What has the focus now gets it back.
    keepFocus()
    ask()
  }
  const requestClose = isUnderWay ? askFirst : leave

  return (
    <DialogContext.Provider value={{ titleId, requestClose }}>
      <QuestionContext.Provider
        value={{
          ...question,
          words: { label: words.close, text: words.ask, stay: words.stay, leave: words.leave },
        }}
      >
        <dialog
          aria-labelledby={titleId}
          {...props}
          ref={dialog}
          {...attributes}
          data-step={step}
          onKeyDown={runBoth(props.onKeyDown, (event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            if (isAsking) stay()
            else requestClose()
          })}
          // A gesture to go back, as of Android, comes without a key.
          onCancel={runBoth(props.onCancel, (event) => {
            event.preventDefault()
            requestClose()
          })}
          // Some browsers close it at the second such gesture, whatever is said.
          onClose={runBoth(props.onClose, ({ currentTarget }) => {
            if (isAsking) stay()
            if (open && !currentTarget.open) onOpenChange(false)
          })}
        >
          <StepFocus root={dialog} />
          {(open || isUnderWay) && children}
        </dialog>
      </QuestionContext.Provider>
    </DialogContext.Provider>
  )
}
