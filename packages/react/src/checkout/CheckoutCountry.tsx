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
  const rejection = useFieldError('country')
  const { error } = quote
  const isInvalid = rejection !== undefined || (isApiError(error) && error.field === 'country')
  return {
    isInvalid,
    describedBy: isInvalid ? `${id}-note` : undefined,
    value: form.country,
    onChange: form.setCountry,
    isOffered: form.isOffered,
  }
})
