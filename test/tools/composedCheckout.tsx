import type { CheckoutProps } from '@onramp-kit/react'
import { CheckoutParts } from '@onramp-kit/react/parts'
import { WALLET } from './cardSamples.ts'

/** The form of a checkout with a field for its country, in which the buyer types. */
export const composedCheckout = (props: Partial<CheckoutProps> = {}) => (
  <CheckoutParts.Root wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" {...props}>
    <CheckoutParts.Form>
      <CheckoutParts.Fields>
        <CheckoutParts.Amounts />
        <CheckoutParts.Quote />
        <CheckoutParts.Country />
        <CheckoutParts.PaymentMethods />
      </CheckoutParts.Fields>
      <CheckoutParts.Footer />
    </CheckoutParts.Form>
  </CheckoutParts.Root>
)
