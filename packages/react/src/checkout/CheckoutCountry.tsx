'use client'

import { isApiError } from '@onramp-kit/core'
import { CountryField } from '../ui/country-select/CountryField.tsx'
import { type Bound, createPart } from '../ui/createPart.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'
import { useCheckoutError } from './CheckoutError.tsx'

/** The buyer's country, marked invalid when the service does not serve it. Composed of `CountryParts`. */
export const CheckoutCountry = /* @__PURE__ */ createPart<
  typeof CountryField,
  Bound<'value' | 'onChange' | 'isOffered'>
>('checkout-country', CountryField, function useCheckoutCountry() {
  const { form } = useCheckoutContext()
  const { id, quote } = useCheckoutFormContext()
  const rejection = useCheckoutError()
  const isUnpriced = isOfCountry(quote.error)
  return {
    isInvalid: isUnpriced || isOfCountry(rejection),
    describedBy: isUnpriced ? `${id}-note` : undefined,
    value: form.country,
    onChange: form.setCountry,
    isOffered: form.isOffered,
  }
})

function isOfCountry(error: unknown) {
  return isApiError(error) && error.field === 'country'
}
