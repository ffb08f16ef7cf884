'use client'

import type { CardOrder, OnrampError } from '@onramp-kit/core'
import { createContext } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'

/** How far a purchase is, and the order as the service holds it. */
export interface OrderProgress {
  /** Undefined before there is a purchase. */
  readonly state: 'payment' | 'sending' | 'sent' | 'cancelled' | 'unknown' | undefined
  readonly order: CardOrder | undefined
  /** Whether the payment was captured: before that nothing is said to be paid. */
  readonly isCaptured: boolean
  /** Why the order is not read any more. */
  readonly error: OnrampError | undefined
  /** Whether the order can't be read just now. It is asked for again by itself. */
  readonly isInterrupted: boolean
  /** Asks for the order at once. Undefined where that is of no use. */
  readonly refresh: (() => void) | undefined
}

export const OrderContext = createContext<OrderProgress | undefined>(undefined)

/** The order that the nearest root is about. */
export function useOrderProgress(): OrderProgress {
  return useRequiredContext(OrderContext, '<CheckoutRoot> or <OrderStatusRoot>.')
}
