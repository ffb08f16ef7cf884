'use client'

import { isApiError } from '@onramp-kit/core'
import { type ConnectedCountryProps, CountryField } from '../ui/country/CountryField.tsx'
import { CountrySelect } from '../ui/country/CountrySelect.tsx'
import { part } from '../ui/part.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'
import { useFieldError } from './CheckoutError.tsx'

/**
 * The buyer's country in one line, "United States · Change", over a native select. Marked invalid when the service does not
 * serve it.
 */
export const CheckoutCountrySelect = /* @__PURE__ */ part<'div', ConnectedCountryProps>(
  'checkout-country-select',
  function CheckoutCountrySelect(props) {
    const { form } = useCheckoutContext()
    return (
      <CountrySelect
        {...props}
        {...useRejection(props)}
        value={form.country}
        onChange={form.setCountry}
        isOffered={form.isOffered}
      />
    )
  },
)

/** The buyer's country, marked invalid when the service does not serve it. Composed of `CountryParts`. */
export const CheckoutCountry = /* @__PURE__ */ part<'div', ConnectedCountryProps>(
  'checkout-country',
  function CheckoutCountry(props) {
    const { form } = useCheckoutContext()
    return (
      <CountryField
        {...props}
        {...useRejection(props)}
        value={form.country}
        onChange={form.setCountry}
        isOffered={form.isOffered}
      />
    )
  },
)

/** Returns whether the service does not serve the country, and the id of the note that says so, unless the props say it. */
function useRejection(props: ConnectedCountryProps) {
  const { id, quote } = useCheckoutFormContext()
  const rejection = useFieldError('country')
  const { error } = quote
  const isRejected = rejection !== undefined || (isApiError(error) && error.field === 'country')
  const { isInvalid = isRejected, describedBy = isRejected ? `${id}-note` : undefined } = props
  return { isInvalid, describedBy }
}
