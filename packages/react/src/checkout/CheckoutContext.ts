'use client'

import { createContext, useContext } from 'react'
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
  const value = useContext(CheckoutContext)
  if (value === undefined) throw new Error('Onramp Kit: this part is not inside of <Checkout>.')
  return value
}
