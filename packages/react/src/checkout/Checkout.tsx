'use client'

import { forwardRef } from 'react'
import { nativeProps } from '../provider/parseProps.ts'
import { type CheckoutProps, checkoutProps } from './CheckoutProps.ts'
import { CheckoutElement, CheckoutProvider } from './CheckoutProvider.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'
import { useLazyPurchaseView } from './purchaseView.ts'

/**
 * The drop-in checkout: amount, quote, country, payment method, hosted card page and result. Requires
 * `@onramp-kit/react/styles.css` and an OnrampProvider, which also sets its language and appearance. Its `ref` is the root
 * `div`.
 *
 * @example <Checkout wallet="0x…" chain={8453} token="USDC" onStatus={(order) => console.log(order.status)} />
 */
export const Checkout = forwardRef<HTMLDivElement, CheckoutProps>(function Checkout(props, ref) {
  const lazy = useLazyPurchaseView(true)
  return (
    <CheckoutProvider {...props} component="Checkout" isShown purchaseView={lazy.view}>
      <CheckoutElement {...nativeProps(props, checkoutProps)} data-drop-in ref={ref}>
        <CheckoutSteps {...lazy} />
      </CheckoutElement>
    </CheckoutProvider>
  )
})
