'use client'

import type { Checkout, CheckoutSnapshot } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { OrderContext, type OrderProgress } from '../order/OrderContext.ts'
import { StepContext } from '../ui/Step.tsx'
import { useCheckoutContext } from './CheckoutContext.ts'
import { useCheckoutStep } from './useCheckoutStep.ts'

/** Tells the parts of steps and orders where the checkout is. */
export function CheckoutProgress({ children }: { readonly children: ReactNode }) {
  const { checkout, snapshot } = useCheckoutContext()
  return (
    <StepContext.Provider value={useCheckoutStep()}>
      <OrderContext.Provider value={progressOf(snapshot, checkout)}>
        {children}
      </OrderContext.Provider>
    </StepContext.Provider>
  )
}

function progressOf(snapshot: CheckoutSnapshot, { refresh }: Checkout): OrderProgress {
  const { step, order, isCaptured, error, trouble } = snapshot
  // A page that must not be shown is not mended by asking again.
  const mayAsk = error === undefined ? step === 'processing' : error.code !== 'unsafe_hosted_url'
  return {
    state: stateOf(snapshot),
    order,
    isCaptured,
    error,
    isInterrupted: trouble !== undefined && trouble.code !== 'order_not_found',
    refresh: mayAsk ? refresh : undefined,
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
