// A page with the simulated service, as during development.
import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { createOnrampWorker, showHostedPages } from '@onramp-kit/msw/browser'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { destination } from '@onramp-kit/test-tools/checkoutHarness'
import { createRoot } from 'react-dom/client'

const baseUrl = 'https://service.example'
const service = createService({ seed: Date.now() })
await createOnrampWorker(service, { baseUrl }).start()
showHostedPages(service, { baseUrl })

const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })
const root = document.getElementById('root')
if (root === null) throw new Error('there is no #root')
createRoot(root).render(
  <OnrampProvider client={onramp} locale="en-US">
    <Checkout {...destination} defaultCountry="US" />
  </OnrampProvider>,
)
