import { CheckoutParts, CountryParts } from '@onramp-kit/react/parts'

/** The country of a checkout with the shop's label. Render it inside `CheckoutParts.Form`. */
export function BillingCountry() {
  return (
    <CheckoutParts.Country>
      <CountryParts.Label>Billing country</CountryParts.Label>
      <CountryParts.Input placeholder="Type a country" />
      <CountryParts.List />
      <CountryParts.Status />
    </CheckoutParts.Country>
  )
}
