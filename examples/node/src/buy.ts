// What the browser does: opens a purchase, and tells the merchant's server its order id.
import { createOnrampClient } from '@onramp-kit/core'

const { env } = process
const onramp = createOnrampClient({
  publishableKey: env['ONRAMP_KEY'] ?? 'svc_public_sandbox_demo',
  baseUrl: env['ONRAMP_URL'] ?? 'http://127.0.0.1:4010',
})
const { order_id, url } = await onramp.card.checkout({
  amount: '50',
  currency: 'USD',
  country: 'US',
  payment_method: 'card',
  trade_type: 'EXACT_INPUT',
  wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
  chain: 8453,
  token: 'USDC',
})
const response = await fetch(`${env['SHOP_URL'] ?? 'http://127.0.0.1:8080'}/carts/cart-1/orders`, {
  method: 'POST',
  body: JSON.stringify({ order_id }),
})
console.log(`The server answered ${response.status}. Pay at ${url}`)
