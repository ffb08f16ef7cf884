import { createOnrampClient } from '@onramp-kit/core'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import '@onramp-kit/react/styles.css'

const client = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
const checkout = createElement(Checkout, { wallet, chain: 8453, token: 'USDC' })

createRoot(document.getElementById('root')).render(
  createElement(OnrampProvider, { client, locale: 'en', country: 'US' }, checkout),
)
