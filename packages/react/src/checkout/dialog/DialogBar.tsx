'use client'

import { type ComponentPropsWithoutRef, createContext } from 'react'
import { interpolate } from '../../i18n/format.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { enDialog } from '../../messages/en/dialog.ts'
import { useRequiredContext } from '../../provider/OnrampContext.ts'
import { composeEventHandlers, cx } from '../../ui/mergeProps.ts'
import { useCheckoutContext } from '../CheckoutContext.ts'

export interface DialogContextValue {
  /** The id of the title, by which the dialog is named. */
  readonly titleId: string
  /** Closes the dialog, after a question where a purchase is under way. */
  readonly requestClose: () => void
}

export const DialogContext = /* @__PURE__ */ createContext<DialogContextValue | undefined>(
  undefined,
)

/** The dialog around this part. */
function useDialog(): DialogContextValue {
  return useRequiredContext(DialogContext, '<CheckoutDialogRoot>.')
}

/** The title of the dialog and its button, in sight however far one has scrolled. */
export function DialogBar(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={cx('dialog-bar', props.className)} />
}

/** What the dialog is for; its name for those who listen. */
export function DialogTitle(props: ComponentPropsWithoutRef<'p'>) {
  const { titleId } = useDialog()
  const { token } = useCheckoutContext().destination
  const { title } = useMessages('dialog', enDialog)
  return (
    <p {...props} id={titleId} className={cx('dialog-title', props.className)}>
      {props.children ?? interpolate(title, { token })}
    </p>
  )
}

/** Closes the dialog, after a question where a purchase is under way. */
export function DialogClose(props: ComponentPropsWithoutRef<'button'>) {
  const { requestClose } = useDialog()
  const { close } = useMessages('dialog', enDialog)
  return (
    <button
      type="button"
      aria-label={close}
      {...props}
      className={cx('dialog-close', props.className)}
      onClick={composeEventHandlers(props.onClick, requestClose)}
    >
      {props.children ?? (
        <svg className={cx('dialog-close-icon')} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
      )}
    </button>
  )
}
