import { createOnrampClient } from '@onramp-kit/core'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

const { order_id, url } = await onramp.card.checkout({
  amount: '50',
  currency: 'USD',
  country: 'US',
  payment_method: 'card',
  trade_type: 'EXACT_INPUT',
  wallet,
  chain: 8453,
  token: 'USDC',
})
console.log('pay at', url)
for await (const order of onramp.card.orders.watch({ id: order_id, wallet }))
  console.log(order.status)
