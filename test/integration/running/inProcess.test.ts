import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { expect, test } from 'vitest'

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

test('a buyer pays, and the service sends the payout', async () => {
  const service = createService({ scenario: 'approved' })
  const onramp = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    fetch: service.fetch,
  })
  const { order_id: id } = await onramp.card.checkout({
    amount: '50',
    currency: 'EUR',
    country: 'DE',
    payment_method: 'card',
    trade_type: 'EXACT_INPUT',
    wallet,
    chain: 8453,
    token: 'USDC',
  })
  service.advance(10_000) // the buyer pays after 5 s, the payout follows 4 s later
  const order = await onramp.card.orders.settled({ id, wallet })
  expect(order.status).toBe('order_broadcasted')

  // The service's state is plain data.
  const later = createService()
  later.restore(JSON.parse(JSON.stringify(service.snapshot())))
  expect(later.state().orders).toEqual(service.state().orders)
})
