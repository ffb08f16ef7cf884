import { forwardRef } from 'react'
import { nativeProps } from '../provider/parseProps.ts'
import type { PartProps } from '../ui/part.tsx'
import { ComposedCheckout } from './CheckoutOrder.tsx'
import { type CheckoutOwnProps, checkoutProps } from './CheckoutProps.ts'
import { CheckoutElement } from './CheckoutProvider.tsx'

export interface CheckoutRootProps
  extends CheckoutOwnProps,
    Omit<PartProps<'div'>, keyof CheckoutOwnProps | 'onSubmit'> {}

/**
 * The root of a composed checkout. Provides the purchase to its parts.
 *
 * @class checkout div, dialog
 * @data-step="details" The buyer fills in the form.
 * @data-step="opening" The purchase request is in flight.
 * @data-step="unknown" The outcome of the purchase request is unknown.
 * @data-step="resuming" The first read of a stored order is in flight, or another tab is opening a purchase.
 * @data-step="paying" The payment is pending.
 * @data-step="settling" The payment was captured, and the service has reported no payout.
 * @data-step="processing" The order takes longer than usual.
 * @data-step="sent" The payout was sent.
 * @data-step="cancelled" The order was canceled.
 */
export const CheckoutRoot = forwardRef<HTMLDivElement, CheckoutRootProps>(
  function CheckoutRoot(props, ref) {
    return (
      <ComposedCheckout {...props} component="Checkout" isShown>
        <CheckoutElement {...nativeProps(props, checkoutProps)} ref={ref} />
      </ComposedCheckout>
    )
  },
)
