'use client'

import { createContext } from 'react'
import { useInside } from '../provider/OnrampContext.ts'

export interface DialogContextValue {
  /** The id of the title, by which the dialog is named. */
  readonly titleId: string
  /** Closes the dialog, after a question where a purchase is under way. */
  readonly requestClose: () => void
}

export const DialogContext = createContext<DialogContextValue | undefined>(undefined)

/** The dialog around this part. */
export function useDialog(): DialogContextValue {
  return useInside(DialogContext, '<CheckoutDialogRoot>.')
}
