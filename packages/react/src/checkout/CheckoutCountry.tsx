'use client'

import { isApiError } from '@onramp-kit/core'
import { CountryField } from '../ui/country-select/CountryField.tsx'
import { type Bound, createPart } from '../ui/createPart.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'
import { useFieldError } from './CheckoutError.tsx'

/** The buyer's country, marked invalid when the service does not serve it. Composed of `CountryParts`. */
export const CheckoutCountry = /* @__PURE__ */ createPart<
  typeof CountryField,
  Bound<'value' | 'onChange' | 'isOffered'>
>('checkout-country', CountryField, function useCheckoutCountry() {
  const { form } = useCheckoutContext()
  const { id, quote } = useCheckoutFormContext()
  const isRejected = useFieldError('country') !== undefined
  const { error } = quote
  const isUnpriced = isApiError(error) && error.field === 'country'
  return {
    isInvalid: isUnpriced || isRejected,
    describedBy: isRejected ? `${id}-country-error` : isUnpriced ? `${id}-note` : undefined,
    value: form.country,
    onChange: form.setCountry,
    isOffered: form.isOffered,
  }
})
