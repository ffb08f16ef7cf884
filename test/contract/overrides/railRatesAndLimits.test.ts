import { convertForDisplay, cryptoDepositUrl } from '@onramp-kit/core'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'

test('override rail.segment: client and simulator use the configured segment', async () => {
  const railSegment = 'hopper'
  const { client } = createSimulatedWorld({ railSegment }, { railSegment })
  expect(await client.rail.config()).toHaveProperty('merchant_id')
  const elsewhere = createSimulatedWorld({ railSegment }).client
  await expect(elsewhere.rail.config()).rejects.toMatchObject({ status: 404 })
})

test('no override rail.errors: the client carries an unknown code and status', async () => {
  const { fetch } = scriptNetwork(errorResponse(410, 'rail_retired'))
  const read = createTestClient({ fetch }).client.rail.config()
  await expect(read).rejects.toMatchObject({ status: 410, code: 'rail_retired' })
})

test('override auth.origin: a server sends an origin of the allowlist', async () => {
  const publishableKey = 'svc_public_live_demo'
  const without = createSimulatedWorld({ publishableKey }).client
  await expect(without.rail.config()).rejects.toMatchObject({ code: 'origin_not_allowed' })
  const headers = { origin: 'https://shop.example' }
  const { client } = createSimulatedWorld({ publishableKey, headers })
  expect(await client.rail.config()).toHaveProperty('merchant_id')
})

test('no override rail.callbacks: the client reads the order, whatever a callback carries', async () => {
  const { client, service, onlyOrder } = createSimulatedWorld()
  const { order_id: id } = await client.card.checkout(purchase)
  const body = JSON.stringify({ status: 'order_completed', amount: '1', card_brand: 'none' })
  const path = `https://service.example/_simulator/orders/${id}/callbacks`
  await service.handle(new Request(path, { method: 'POST', body }))
  const order = await client.card.orders.get({ id, wallet: purchase.wallet })
  expect(order).toMatchObject({ status: 'order_completed', source: onlyOrder().source })
  expect(order.source.amount).toBe('50.00')
})

test('override rail.webview: the configured function builds the URL', async () => {
  const config = await createSimulatedWorld().client.rail.config()
  const url = cryptoDepositUrl(
    config,
    ({ merchant_id }) => `https://deposit.example/${merchant_id}`,
  )
  expect(url).toBe(`https://deposit.example/${config.merchant_id}`)
})

test('override fx.direction: the caller passes both base and direction', async () => {
  const { fetch } = scriptNetwork(Response.json({ EUR: 0.8, GBP: 0.5, USD: 1 }))
  const rates = await createTestClient({ fetch }).client.fx.rates()
  const amount = { amount: '100', from: 'USD', to: 'EUR' } as const
  const convert = (direction: 'units_per_base' | 'base_per_unit') =>
    convertForDisplay(rates, { base: 'USD', direction }, amount).approximate
  expect(convert('units_per_base')).toBeCloseTo(80)
  expect(convert('base_per_unit')).toBeCloseTo(125)
  const foreign = () =>
    convertForDisplay(rates, { base: 'EUR', direction: 'base_per_unit' }, amount)
  expect(foreign).toThrow('base is EUR, whose rate is not 1')
})

test('no override fx.errors: the client carries an unknown code and status', async () => {
  const { fetch } = scriptNetwork(errorResponse(418, 'no_rates_today'))
  const read = createTestClient({ fetch }).client.fx.rates()
  await expect(read).rejects.toMatchObject({ status: 418, code: 'no_rates_today' })
})

test('override limits.rate: the service allows the configured number of requests, or all', async () => {
  const open = (rateLimit: false | { requests: number; windowMs: number }) => {
    const { client } = createSimulatedWorld({}, { rateLimit })
    return Promise.allSettled(Array.from({ length: 130 }, () => client.card.checkout(purchase)))
  }
  const limited = await open({ requests: 2, windowMs: 9_000 })
  expect(limited.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(limited.at(-1)).toMatchObject({ reason: { code: 'rate_limited', retryAfter: 9 } })
  const free = await open(false)
  expect(free.filter(({ status }) => status === 'fulfilled')).toHaveLength(130)
})
