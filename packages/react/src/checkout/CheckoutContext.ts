'use client'

import type { Checkout, CheckoutSnapshot, Destination } from '@onramp-kit/core'
import { createContext, useContext } from 'react'
import type { CheckoutProps } from './CheckoutProps.ts'
import type { Details } from './useDetails.ts'

export interface CheckoutContextValue {
  readonly checkout: Checkout
  readonly snapshot: CheckoutSnapshot
  readonly destination: Destination
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
