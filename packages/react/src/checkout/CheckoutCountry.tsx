'use client'

import { type ConnectedCountryProps, CountryField } from '../ui/country/CountryField.tsx'
import { CountrySelect } from '../ui/country/CountrySelect.tsx'
import { part } from '../ui/part.tsx'
import { useShownField } from '../ui/shownFields.ts'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'

/**
 * The buyer's country in one line, "United States · Change", over a native select. Followed by the reason when the service
 * does not serve it.
 */
export const CheckoutCountrySelect = part<'div', ConnectedCountryProps>(
  'checkout-country-select',
  function CheckoutCountrySelect(props) {
    return (
      <>
        <CountrySelect {...props} {...useServedCountry(props)} />
        <CountryError />
      </>
    )
  },
)

/** The buyer's country, followed by the reason when the service does not serve it. Composed of `CountryParts`. */
export const CheckoutCountry = part<'div', ConnectedCountryProps>(
  'checkout-country',
  function CheckoutCountry(props) {
    return (
      <>
        <CountryField {...props} {...useServedCountry(props)} />
        <CountryError />
      </>
    )
  },
)

/** Returns the props of a field for the buyer's country: invalid if the service does not serve it, unless the props say so. */
function useServedCountry(props: ConnectedCountryProps) {
  const { country, setCountry, isOffered, fields } = useCheckoutContext().form
  const { id, countryError } = useCheckoutFormContext()
  useShownField('country', fields)
  const { isInvalid = !!countryError, describedBy = countryError && `${id}-country` } = props
  return { isInvalid, describedBy, value: country, onChange: setCountry, isOffered }
}

/**
 * Why the service does not serve the country.
 *
 * @class country-error p
 */
function CountryError() {
  const { id, countryError } = useCheckoutFormContext()
  return (
    countryError && (
      <p className="onramp-country-error" id={`${id}-country`} role="alert">
        {countryError}
      </p>
    )
  )
}
