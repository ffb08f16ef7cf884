'use client'

import { isApiError, type OnrampError } from '@onramp-kit/core'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'

/** Why the last try was refused; no more once the buyer has changed the field that was not accepted. */
export function useRefusal(): OnrampError | undefined {
  const { snapshot, details } = useCheckoutContext()
  const { error, purchase } = snapshot
  const { amount, country, method: payment_method } = details
  const entered = { amount, country, payment_method }
  const names = Object.keys(entered) as (keyof typeof entered)[]
  const isChanged = names.some(
    (name) => isApiError(error) && error.field === name && entered[name] !== purchase?.[name],
  )
  return isChanged ? undefined : error
}
