'use client'

import { createContext } from 'react'
import { interpolate } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { enDialog } from '../../messages/en/dialog.ts'
import { useRequiredContext } from '../../provider/OnrampContext.ts'
import { Element, part } from '../../ui/part.tsx'
import { useCheckoutContext } from '../CheckoutContext.ts'

interface DialogContextValue {
  /** The id of the title, which names the dialog. */
  readonly titleId: string
  /** Closes the dialog, after a confirmation while a purchase is in progress. */
  readonly requestClose: () => void
}

export const DialogContext = createContext<DialogContextValue | undefined>(undefined)

function useDialog(): DialogContextValue {
  return useRequiredContext(DialogContext, '<CheckoutDialogParts.Root>')
}

/** The header of the dialog, which stays in view. Renders the title and the close button by default. */
export const DialogBar = part<'div'>('dialog-bar', function DialogBar(props) {
  return (
    <Element tag="div" overrides={props}>
      <DialogTitle />
      <DialogClose />
    </Element>
  )
})

/** The title of the dialog, which names it. */
export const DialogTitle = part<'p'>('dialog-title', function DialogTitle(props) {
  const { token } = useCheckoutContext().destination
  const { title } = useMessages('dialog', enDialog)
  return (
    <Element tag="p" id={useDialog().titleId} overrides={props}>
      {interpolate(title, { token })}
    </Element>
  )
})

/**
 * The button that closes the dialog, after a confirmation while a purchase is in progress.
 *
 * @element dialog-close-icon svg The icon of the close button.
 */
export const DialogClose = part<'button'>('dialog-close', function DialogClose(props) {
  const { requestClose } = useDialog()
  const { close } = useMessages('dialog', enDialog)
  return (
    <Element tag="button" type="button" aria-label={close} onClick={requestClose} overrides={props}>
      <svg className="onramp-dialog-close-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2 2l12 12M14 2L2 14" />
      </svg>
    </Element>
  )
})
