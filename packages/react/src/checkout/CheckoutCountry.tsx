'use client'

import type { ComponentType } from 'react'
import {
  type ConnectedCountryProps,
  CountryField,
  type CountryOwnProps,
} from '../ui/country/CountryField.tsx'
import { CountrySelect } from '../ui/country/CountrySelect.tsx'
import { useShownField } from '../ui/lifecycle.ts'
import { part } from '../ui/part.tsx'
import { useCheckoutContext, useCheckoutFormContext } from './CheckoutContext.ts'

/**
 * The buyer's country in one line, "United States · Change", over a native select. Followed by the reason when the service
 * does not serve it.
 */
export const CheckoutCountrySelect = /* @__PURE__ */ part<'div', ConnectedCountryProps>(
  'checkout-country-select',
  function CheckoutCountrySelect(props) {
    return <ServedCountry Field={CountrySelect} {...props} />
  },
)

/** The buyer's country, followed by the reason when the service does not serve it. Composed of `CountryParts`. */
export const CheckoutCountry = /* @__PURE__ */ part<'div', ConnectedCountryProps>(
  'checkout-country',
  function CheckoutCountry(props) {
    return <ServedCountry Field={CountryField} {...props} />
  },
)

interface ServedCountryProps extends ConnectedCountryProps {
  readonly Field: ComponentType<CountryOwnProps>
}

/**
 * A field of the buyer's country, and why the service does not serve it, unless the props say so.
 *
 * @element checkout-country-error p Why the country was rejected.
 */
function ServedCountry({ Field, ...props }: ServedCountryProps) {
  const { form } = useCheckoutContext()
  const { country, setCountry, isOffered, fields } = form
  const { id, countryError } = useCheckoutFormContext()
  useShownField('country', fields)
  const errorId = countryError && `${id}-country`
  const { isInvalid = countryError !== undefined, describedBy = errorId } = props
  return (
    <>
      <Field
        {...props}
        isInvalid={isInvalid}
        describedBy={describedBy}
        value={country}
        onChange={setCountry}
        isOffered={isOffered}
      />
      {errorId && (
        <p className="onramp-checkout-country-error" id={errorId} role="alert">
          {countryError}
        </p>
      )}
    </>
  )
}
