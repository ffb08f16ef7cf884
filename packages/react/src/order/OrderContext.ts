'use client'

import type { CardOrder, OnrampError, Situation } from '@onramp-kit/core'
import { createContext, type ReactNode } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'

/** An order, and what its buyer is told. */
interface OrderProgress {
  readonly situation: Situation
  readonly order: CardOrder | undefined
  /** The id of the order. Undefined while the checkout knows none. */
  readonly id: string | undefined
  /** What the purchase adds to the receipt. */
  readonly quoted?: ReactNode
  /** Whether the payment was captured. */
  readonly isCaptured: boolean
  /** The error that ended polling, or that keeps the payment page from being shown. */
  readonly error: OnrampError | undefined
  /** Refetches the order. A promise resolves once the request has ended. */
  readonly refresh: () => Promise<void>
}

export const OrderContext = createContext<OrderProgress | undefined>(undefined)

/** Returns the progress of the nearest root's order. */
export function useOrderProgress(): OrderProgress {
  return useRequiredContext(OrderContext, '<CheckoutParts.Root> or <OrderParts.Root>')
}
