// A page with a checkout and the devtools, as during development.
import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { createRequestLog, OnrampDevtools } from '@onramp-kit/react/devtools'
import { destination } from '@onramp-kit/test-tools/checkoutHarness'
import { createRoot } from 'react-dom/client'

const requests = createRequestLog()
const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: new URLSearchParams(location.search).get('service') ?? '',
  ...requests.hooks,
})
const root = document.getElementById('root')
if (root === null) throw new Error('there is no #root')
createRoot(root).render(
  <OnrampProvider client={onramp} locale="en-US">
    <Checkout {...destination} defaultCountry="US" />
    <OnrampDevtools requests={requests} />
  </OnrampProvider>,
)
