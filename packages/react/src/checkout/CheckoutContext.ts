'use client'

import type { OnrampError } from '@onramp-kit/core'
import { createContext, type RefObject, useContext } from 'react'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import type { DescribedError } from '../ui/ErrorNotice.tsx'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import type { CheckoutReporter } from './checkoutReporter.ts'
import type { UseCheckoutResult } from './useCheckout.ts'
import type { Gate } from './useGate.ts'
import type { PurchaseInput } from './usePurchaseInput.ts'
import type { QuoteView } from './useQuote.ts'

interface CheckoutContextValue extends UseCheckoutResult {
  /** The error of an invalid wallet. Undefined for a missing one. */
  readonly blockingError: OnrampError | undefined
  readonly form: PurchaseInput
  readonly gate: Gate
  /** Whether `beforePurchase` is pending or the purchase request is in flight. */
  readonly isOpening: boolean
  readonly reporter: CheckoutReporter
  readonly props: CheckoutOwnProps
  /** Receives the root element on a page; null in a dialog. */
  readonly root: RefObject<HTMLDivElement | null>
  /** Whether the buyer can see the checkout: not in a closed dialog or a hidden panel. */
  readonly isVisible: boolean
}

export const CheckoutContext = createContext<CheckoutContextValue | undefined>(undefined)

/** Returns the purchase of the nearest checkout. */
export function useCheckoutContext(): CheckoutContextValue {
  return useRequiredContext(CheckoutContext, '<CheckoutParts.Root>')
}

interface CheckoutFormContextValue {
  /** Prefix of the ids in the form, and the name of the payment methods' radio buttons. */
  readonly id: string
  readonly quote: QuoteView
  /** The error that blocks every purchase until the merchant resolves it. */
  readonly setupError: DescribedError | undefined
  /** Why the service does not serve the country. */
  readonly countryError: string | undefined
  /** Whether only a quote can say if the amount to pay is within the merchant's limits. */
  readonly needsQuote: boolean
}

export const CheckoutFormContext = createContext<CheckoutFormContextValue | undefined>(undefined)

/** Returns the ids and the quote of the nearest form. */
export function useCheckoutFormContext(): CheckoutFormContextValue {
  return useRequiredContext(CheckoutFormContext, '<CheckoutParts.Form>')
}

/** Returns the error that blocks every purchase. Outside of the form, only that of the wallet. */
export function useSetupError(): DescribedError | undefined {
  const { blockingError } = useCheckoutContext()
  return useContext(CheckoutFormContext)?.setupError ?? blockingError
}
