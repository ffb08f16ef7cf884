'use client'

import type { CardOrder, OnrampError } from '@onramp-kit/core'
import { createContext } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'

/** The progress of an order. */
export interface OrderProgress {
  /** Undefined before a purchase. */
  readonly state: 'payment' | 'sending' | 'sent' | 'cancelled' | 'unknown' | undefined
  readonly order: CardOrder | undefined
  /** Whether the payment was captured. */
  readonly isCaptured: boolean
  /** The error that ended polling. */
  readonly error: OnrampError | undefined
  /** Whether the last read failed. Polling continues. */
  readonly isInterrupted: boolean
  /** Refetches the order. Undefined while a refetch cannot help. */
  readonly refresh: (() => void) | undefined
}

export const OrderContext = /* @__PURE__ */ createContext<OrderProgress | undefined>(undefined)

/** Returns the progress of the nearest root's order. */
export function useOrderProgress(): OrderProgress {
  return useRequiredContext(OrderContext, '<CheckoutParts.Root> or <OrderParts.Root>')
}
