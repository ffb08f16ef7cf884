'use client'

import type { Checkout, CheckoutSnapshot } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { enOrder } from '../messages/en/order.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { OrderContext, type OrderProgress } from '../order/OrderContext.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { CheckoutProvider, type CheckoutProviderProps } from './CheckoutProvider.tsx'
import { describePurchase, isPageGone } from './purchaseStep.ts'

/** Provides the purchase and its order to the parts of a composed checkout, which loads nothing later. */
export function ComposedCheckout({
  children,
  ...props
}: Omit<CheckoutProviderProps, 'purchaseView'>) {
  return (
    <CheckoutProvider {...props} purchaseView={{ describePurchase, enOrder, enPurchase }}>
      <CheckoutOrder>{children}</CheckoutOrder>
    </CheckoutProvider>
  )
}

/** Provides the order of a purchase to the parts that show it. */
export function CheckoutOrder({ children }: { readonly children: ReactNode }) {
  const { checkout, snapshot } = useCheckoutContext()
  return (
    <OrderContext.Provider value={progressOf(snapshot, checkout)}>{children}</OrderContext.Provider>
  )
}

function progressOf(snapshot: CheckoutSnapshot, { refresh }: Checkout): OrderProgress {
  const { step, order, isCaptured, error, pollError } = snapshot
  // Refetching cannot fix a hosted URL that is unsafe to frame.
  const canRefresh =
    error === undefined
      ? step === 'processing' || isPageGone(snapshot)
      : error.code !== 'unsafe_hosted_url'
  return {
    state: stateOf(snapshot),
    order,
    isCaptured,
    error,
    isInterrupted: pollError !== undefined && pollError.code !== 'order_not_found',
    refresh: canRefresh ? refresh : undefined,
  }
}

function stateOf({ step, isCaptured }: CheckoutSnapshot): OrderProgress['state'] {
  switch (step) {
    case 'paying':
    case 'settling':
    case 'processing':
      return isCaptured ? 'sending' : 'payment'
    case 'sent':
    case 'cancelled':
    case 'unknown':
      return step
    default:
      return undefined
  }
}
