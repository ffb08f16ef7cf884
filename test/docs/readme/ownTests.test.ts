import { createOnrampClient } from '@onramp-kit/core'
import { createHandlers, createService } from '@onramp-kit/msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'

const baseUrl = 'https://service.example'
const service = createService()
const server = setupServer(...createHandlers(service, { baseUrl }))
beforeAll(() => server.listen())
afterAll(() => server.close())

test('the payout is sent', async () => {
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
  const onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })
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
  service.callback(id, 'order_broadcasted')
  const order = await onramp.card.orders.settled({ id, wallet })
  expect(order.status).toBe('order_broadcasted')
})
