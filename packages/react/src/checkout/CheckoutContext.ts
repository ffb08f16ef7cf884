'use client'

import { createContext } from 'react'
import { useInside } from '../hooks/useInside.ts'
import type { CheckoutProps } from './CheckoutProps.ts'
import type { Details } from './useDetails.ts'
import type { DrawnCheckout } from './useDrawnCheckout.ts'

export interface CheckoutContextValue extends DrawnCheckout {
  readonly details: Details
  readonly frame: CheckoutProps['frame']
}

export const CheckoutContext = createContext<CheckoutContextValue | undefined>(undefined)

/** What every part of a checkout draws from. */
export function useCheckoutContext(): CheckoutContextValue {
  return useInside(CheckoutContext, '<Checkout>.')
}
