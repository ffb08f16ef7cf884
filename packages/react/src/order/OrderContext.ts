import type { CardOrder } from '@onramp-kit/core'
import { createContext, useContext } from 'react'

/** How far a purchase is, and the order as the service holds it. */
export interface OrderProgress {
  /** Undefined before there is a purchase. */
  readonly state: 'payment' | 'sending' | 'sent' | 'cancelled' | 'unknown' | undefined
  readonly order: CardOrder | undefined
  /** Whether the payment was captured: before that nothing is said to be paid. */
  readonly isCaptured: boolean
}

export const OrderContext = createContext<OrderProgress>({
  state: undefined,
  order: undefined,
  isCaptured: false,
})

/** The order that the nearest root is about. */
export function useOrderProgress(): OrderProgress {
  return useContext(OrderContext)
}
