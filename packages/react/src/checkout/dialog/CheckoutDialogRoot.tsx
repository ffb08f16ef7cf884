'use client'

import { forwardRef } from 'react'
import type { PartProps } from '../../ui/part.tsx'
import { ComposedCheckout } from '../CheckoutOrder.tsx'
import { DialogPopup } from './DialogPopup.tsx'
import { type DialogOwnProps, useDialogProps } from './dialogProps.ts'

export interface CheckoutDialogRootProps
  extends DialogOwnProps,
    Omit<PartProps<'dialog'>, keyof DialogOwnProps | 'onSubmit'> {}

/**
 * The root of a composed checkout in a dialog. Provides the purchase to its parts. Also has the class `onramp-checkout`.
 *
 * @class dialog dialog
 * @data-scrollbar The page has a scrollbar, whose space stays reserved.
 */
export const CheckoutDialogRoot = forwardRef<HTMLDialogElement, CheckoutDialogRootProps>(
  function CheckoutDialogRoot(given, ref) {
    const { popup, provider } = useDialogProps(given)
    return (
      <ComposedCheckout {...provider}>
        <DialogPopup {...popup} ref={ref} />
      </ComposedCheckout>
    )
  },
)
