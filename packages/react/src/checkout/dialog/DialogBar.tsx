'use client'

import { createContext } from 'react'
import { interpolate } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { enDialog } from '../../messages/en/dialog.ts'
import { useRequiredContext } from '../../provider/OnrampContext.ts'
import { createPart } from '../../ui/createPart.tsx'
import { useCheckoutContext } from '../CheckoutContext.ts'

export interface DialogContextValue {
  /** The id of the title, which names the dialog. */
  readonly titleId: string
  /** Closes the dialog, after a confirmation while a purchase is in progress. */
  readonly requestClose: () => void
}

export const DialogContext = /* @__PURE__ */ createContext<DialogContextValue | undefined>(
  undefined,
)

function useDialog(): DialogContextValue {
  return useRequiredContext(DialogContext, '<CheckoutDialogParts.Root>')
}

/** The header of the dialog, which stays in view. Renders the title and the close button by default. */
export const DialogBar = /* @__PURE__ */ createPart('dialog-bar', 'div', () => ({
  children: (
    <>
      <DialogTitle />
      <DialogClose />
    </>
  ),
}))

/** The title of the dialog, which names it. */
export const DialogTitle = /* @__PURE__ */ createPart(
  'dialog-title',
  'p',
  function useDialogTitle() {
    const { token } = useCheckoutContext().destination
    const { title } = useMessages('dialog', enDialog)
    return {
      id: useDialog().titleId,
      children: interpolate(title, { token }),
    }
  },
)

/** The button that closes the dialog, after a confirmation while a purchase is in progress. */
export const DialogClose = /* @__PURE__ */ createPart<'button'>(
  'dialog-close',
  'button',
  function useDialogClose() {
    const { requestClose } = useDialog()
    const { close } = useMessages('dialog', enDialog)
    return {
      type: 'button',
      'aria-label': close,
      onClick: requestClose,
      children: <DialogCloseIcon />,
    }
  },
)

/** The icon of the close button. */
const DialogCloseIcon = /* @__PURE__ */ createPart('dialog-close-icon', 'svg', () => ({
  viewBox: '0 0 16 16',
  'aria-hidden': true,
  children: <path d="M2 2l12 12M14 2L2 14" />,
}))
