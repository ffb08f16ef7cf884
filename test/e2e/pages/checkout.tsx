// A page with a checkout that writes the outcome of each failed purchase to its body.
import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { destination } from '@onramp-kit/test-tools/checkoutHarness'
import { createRoot } from 'react-dom/client'

const query = new URLSearchParams(location.search)
const options = {
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: query.get('service') ?? '',
  ...(query.has('idempotency') && { idempotency: { header: 'Idempotency-Key' } }),
}
const onramp = createOnrampClient(options)
const { checkout } = onramp.card
const noting: typeof checkout = (input, options) =>
  checkout(input, options).catch((error: { outcome: string }) => {
    document.body.dataset['outcome'] = error.outcome
    throw error
  })

const root = document.getElementById('root')
if (root === null) throw new Error('there is no #root')
createRoot(root).render(
  <OnrampProvider client={{ ...onramp, card: { ...onramp.card, checkout: noting } }} locale="en-US">
    <Checkout {...destination} defaultCountry="US" />
  </OnrampProvider>,
)
