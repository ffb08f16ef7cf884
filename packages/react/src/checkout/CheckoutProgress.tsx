import type { CheckoutSnapshot } from '@onramp-kit/core'
import type { ReactNode } from 'react'
import { OrderContext, type OrderProgress } from '../order/OrderContext.ts'
import { StepContext } from '../step/StepContext.ts'
import { useCheckoutContext } from './CheckoutContext.ts'
import { useCheckoutStep } from './useCheckoutStep.ts'

/** Tells the parts of steps and orders where the checkout is. */
export function CheckoutProgress({ children }: { readonly children: ReactNode }) {
  const { snapshot } = useCheckoutContext()
  const { order, isCaptured } = snapshot
  return (
    <StepContext.Provider value={useCheckoutStep()}>
      <OrderContext.Provider value={{ state: stateOf(snapshot), order, isCaptured }}>
        {children}
      </OrderContext.Provider>
    </StepContext.Provider>
  )
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
