import { createOnrampClient, type OnrampClient } from '@onramp-kit/core'
import { createHandlers, createService } from '@onramp-kit/msw'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

const baseUrl = 'https://service.example'
const service = createService()
const server = setupServer(...createHandlers(service, { baseUrl }))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  service.reset()
})
afterAll(() => server.close())

// A new client per test, because a client remembers `Retry-After`.
let onramp: OnrampClient
beforeEach(() => {
  onramp = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })
})

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'
const purchase = {
  amount: '50',
  currency: 'EUR',
  country: 'DE',
  payment_method: 'card',
  trade_type: 'EXACT_INPUT',
  wallet,
  chain: 8453,
  token: 'USDC',
} as const

test('cancels an order whose payment is declined', async () => {
  service.scenario('declined')
  const { order_id: id } = await onramp.card.checkout(purchase)
  service.advance(70_000)
  expect((await onramp.card.orders.get({ id, wallet })).status).toBe('order_cancelled')
})

test('rejects a purchase over the rate limit', async () => {
  service.scenario('rate_limited')
  await expect(onramp.card.checkout(purchase)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfter: 5,
  })
})

test('reports an unknown outcome for a purchase without a response', async () => {
  server.use(http.post(`${baseUrl}/v1/card/checkout`, () => HttpResponse.error()))
  await expect(onramp.card.checkout(purchase)).rejects.toMatchObject({ outcome: 'unknown' })
})
