import { createOnrampClient, isApiError, isOnrampError } from '@onramp-kit/core'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

try {
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
} catch (error) {
  if (isApiError(error, 'rate_limited')) console.log('wait', error.retryAfter ?? 'a few', 'seconds')
  else if (isOnrampError(error) && error.outcome === 'unknown')
    console.log('It may have been opened, so ask the buyer.', error.message)
  else throw error
}
