'use client'

import { createContext } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import type { CheckoutState } from './useCheckout.ts'
import type { Details } from './useDetails.ts'

export interface CheckoutContextValue extends CheckoutState {
  readonly details: Details
  readonly frame: CheckoutOwnProps['frame']
}

export const CheckoutContext = createContext<CheckoutContextValue | undefined>(undefined)

/** What every part of a checkout draws from. */
export function useCheckoutContext(): CheckoutContextValue {
  return useRequiredContext(CheckoutContext, '<Checkout>.')
}
