'use client'

import { isApiError } from '@onramp-kit/core'
import { useCheckoutContext } from '../checkout/CheckoutContext.ts'
import { useTypedAmount } from '../ui/AmountField.tsx'
import { CountryRoot, type CountryRootProps } from '../ui/country-select/CountryField.tsx'
import { useFormQuote } from './QuoteContext.ts'
import { useRefusal } from './useRefusal.ts'

/** The buyer's country. Its parts are those of every country field. */
export function CheckoutCountry(props: Omit<CountryRootProps, 'value' | 'onChange'>) {
  const { details } = useCheckoutContext()
  const { id } = useTypedAmount()
  const { error } = useFormQuote()
  const refusal = useRefusal()
  const isUnpriced = isOfCountry(error)
  return (
    <CountryRoot
      isInvalid={isUnpriced || isOfCountry(refusal)}
      describedBy={isUnpriced ? `${id}-note` : undefined}
      {...props}
      value={details.country}
      onChange={details.setCountry}
    />
  )
}

/** Whether the service said that it does not serve this country. */
function isOfCountry(error: unknown) {
  return isApiError(error) && error.field === 'country'
}
