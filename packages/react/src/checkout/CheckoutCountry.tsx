'use client'

import { isApiError } from '@onramp-kit/core'
import { CountryField } from '../ui/country/CountryField.tsx'
import { CountrySelect } from '../ui/country/CountrySelect.tsx'
import { type Bound, createPart } from '../ui/createPart.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'
import { useFieldError } from './CheckoutError.tsx'

type BoundProps = Bound<'value' | 'onChange' | 'isOffered'>

/**
 * The buyer's country in one line, "United States · Change", over a native select. Marked invalid when the service does not
 * serve it.
 */
export const CheckoutCountrySelect = /* @__PURE__ */ createPart<typeof CountrySelect, BoundProps>(
  'checkout-country-select',
  CountrySelect,
  useCheckoutCountry,
)

/** The buyer's country, marked invalid when the service does not serve it. Composed of `CountryParts`. */
export const CheckoutCountry = /* @__PURE__ */ createPart<typeof CountryField, BoundProps>(
  'checkout-country',
  CountryField,
  useCheckoutCountry,
)

function useCheckoutCountry() {
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
}
