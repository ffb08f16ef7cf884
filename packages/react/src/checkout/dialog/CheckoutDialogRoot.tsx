'use client'

import { forwardRef } from 'react'
import { nativeProps } from '../../provider/parseProps.ts'
import type { PartProps } from '../../ui/part.tsx'
import { ComposedCheckout } from '../CheckoutOrder.tsx'
import { checkoutProps } from '../CheckoutProps.ts'
import { DialogPopup } from './DialogPopup.tsx'
import { type DialogOwnProps, providerProps, useDialogProps } from './dialogProps.ts'

export interface CheckoutDialogRootProps
  extends DialogOwnProps,
    Omit<PartProps<'dialog'>, keyof DialogOwnProps | 'onSubmit'> {}

/**
 * The root of a composed checkout in a dialog. Provides the purchase to its parts. Also has the class `onramp-checkout`.
 *
 * @class dialog dialog
 * @data-scrollbar The page has a scrollbar, whose space stays reserved.
 */
export const CheckoutDialogRoot = /* @__PURE__ */ forwardRef<
  HTMLDialogElement,
  CheckoutDialogRootProps
>(function CheckoutDialogRoot(given, ref) {
  const props = useDialogProps(given)
  return (
    <ComposedCheckout {...providerProps(props)}>
      <DialogPopup {...nativeProps(props, checkoutProps)} ref={ref} />
    </ComposedCheckout>
  )
})
