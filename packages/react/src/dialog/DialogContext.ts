'use client'

import { createContext, useContext } from 'react'

export interface DialogContextValue {
  /** The id of the title, by which the dialog is named. */
  readonly titleId: string
  /** Closes the dialog, after a question where a purchase is under way. */
  readonly requestClose: () => void
}

export const DialogContext = createContext<DialogContextValue | undefined>(undefined)

/** The dialog around this part. */
export function useDialog(): DialogContextValue {
  const value = useContext(DialogContext)
  if (value === undefined)
    throw new Error('Onramp Kit: this part of a dialog is not inside of <CheckoutDialogRoot>.')
  return value
}
