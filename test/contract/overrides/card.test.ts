import {
  type ApiError,
  type CardCheckoutInput,
  type CardQuote,
  parseAmount,
  type ServiceError,
} from '@onramp-kit/core'
import { amountPlaces } from '@onramp-kit/core/internal'
import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { details, opened, setUpCheckout } from '@onramp-kit/test-tools/checkoutHarness'
import { errorResponse, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recordBodies } from './recordBodies.ts'

test('override card.fields: client and simulator use the configured field names', async () => {
  const fieldNames = { currency: 'fiat', chain: 'network', token: 'asset' }
  const world = createSimulatedWorld({ fieldNames }, { fieldNames })
  const bodies = recordBodies(world)
  await world.client.card.quote(purchase)
  await world.client.card.checkout(purchase)
  const { currency, chain, token, ...rest } = purchase
  const renamed = { ...rest, fiat: currency, network: chain, asset: token }
  expect(bodies).toEqual([renamed, renamed])
  expect(world.onlyOrder()).toMatchObject({ source: { currency }, destination: { chain, token } })
})

test('override card.fields: an error names the field by the name of the client', async () => {
  const fieldNames = { chain: 'network', token: 'chain' }
  const rejectedField = async (field: string, errors?: () => ServiceError) => {
    const error = { code: 'validation_error', message: `${field}: is not supported` }
    const { fetch } = scriptNetwork(json({ error }, { status: 400 }))
    const { client } = createTestClient({ fetch, fieldNames, errors })
    return client.card.quote(purchase).catch((caught: ApiError) => caught.field)
  }
  expect(await rejectedField('network')).toBe('chain')
  expect(await rejectedField('chain')).toBe('token')
  expect(await rejectedField('country')).toBe('country')
  const read = () => ({ code: 'unsupported', message: '', field: 'network' })
  expect(await rejectedField('', read)).toBe('chain')
})

test('no override card.required: the client does not send an incomplete purchase', async () => {
  const { client, service } = createSimulatedWorld()
  for (const field of Object.keys(purchase)) {
    const { [field as keyof CardCheckoutInput]: _, ...rest } = purchase
    const opened = client.card.checkout(rest as CardCheckoutInput)
    await expect(opened).rejects.toMatchObject({ code: 'invalid_input', fields: [{ field }] })
  }
  expect(service.state().requests['card.checkout']).toBe(0)
})

test('override card.quote: a configured schema reads a quote of another shape', async () => {
  const answer = json({ pay: '10.00', get: '9.50' })
  const schema = z.pipe(
    z.object({ pay: z.string(), get: z.string() }),
    z.transform(
      ({ pay, get }): CardQuote => ({
        source: { currency: 'USD', amount: pay },
        destination: { chain: 8453, token: 'USDC', amount: get },
      }),
    ),
  )
  const world = createSimulatedWorld({ schemas: { 'card.quote': schema } })
  world.setFault(({ url }) => (url.endsWith('/quote') ? answer.clone() : undefined))
  expect(await world.client.card.quote(purchase)).toMatchObject({
    source: { amount: '10.00' },
    destination: { amount: '9.50' },
  })
})

test('override card.quote: an unreadable quote never blocks a purchase', async () => {
  const world = createSimulatedWorld()
  world.setFault(({ url }) => (url.endsWith('/quote') ? json({ pay: '10.00' }) : undefined))
  await expect(world.client.card.quote(purchase)).rejects.toMatchObject({
    code: 'unexpected_answer',
    assumptions: ['card.quote'],
  })
  await world.client.card.checkout(purchase)
  expect(world.onlyOrder()).toMatchObject({ status: 'payment_pending' })
})

test('no override card.errors: the client carries an unknown code and status', async () => {
  const errorBody = { error: { code: 'card_rail_closed', message: 'until Monday' } }
  const { fetch } = scriptNetwork(json(errorBody, { status: 423 }))
  const opened = createTestClient({ fetch }).client.card.checkout(purchase)
  await expect(opened).rejects.toMatchObject({ status: 423, code: 'card_rail_closed' })
})

test('no override card.precision: the amount field limits input to the decimal places of its unit', async () => {
  const { EXACT_INPUT, EXACT_OUTPUT } = amountPlaces
  expect(parseAmount('10.001', 'en', EXACT_INPUT)).toMatchObject({ reason: 'too_precise' })
  expect(parseAmount('10.000001', 'en', EXACT_OUTPUT)).toMatchObject({ amount: '10.000001' })
  expect(parseAmount('10.0000001', 'en', EXACT_OUTPUT)).toMatchObject({ reason: 'too_precise' })
  const { client } = createSimulatedWorld()
  const finer = client.card.checkout({ ...purchase, amount: '10.001' })
  await expect(finer).rejects.toMatchObject({ code: 'validation_error', outcome: 'none' })
})

test('no override card.tokens: the client sends every pair, and rejects with the answer of a service that lacks one', async () => {
  const { client, setFault } = createSimulatedWorld()
  const bought = { ...purchase, chain: 1337, token: 'AUSD' } as const
  expect(await client.card.checkout(bought)).toHaveProperty('order_id')
  setFault(() => errorResponse(400, 'validation_error'))
  const refused = client.card.checkout(bought)
  await expect(refused).rejects.toMatchObject({ code: 'validation_error', outcome: 'none' })
})

test('override card.markets: the service accepts only the configured countries', async () => {
  const { client } = createSimulatedWorld({}, { markets: ['DE'] })
  const from = (country: string) =>
    client.card.checkout({ ...purchase, country, payment_method: 'card' })
  expect(await from('DE')).toHaveProperty('order_id')
  await expect(from('US')).rejects.toMatchObject({ code: 'validation_error' })
})

test('no override order.moves: the client yields each status as received and drops a known step back', async () => {
  const statuses = [
    'order_completed',
    'payment_pending',
    'order_refunded',
    'order_completed',
    'order_broadcasted',
  ]
  const { fetch } = scriptNetwork(...statuses.map((status) => json(order(status))))
  const { client, clock } = createTestClient({ fetch })
  const seen: string[] = []
  const watched = (async () => {
    for await (const { status } of client.card.orders.watch({ id: ORDER_ID, wallet: WALLET }))
      seen.push(status)
  })()
  await clock.advance(120_000)
  await watched
  expect(seen).toEqual([
    'order_completed',
    'order_refunded',
    'order_completed',
    'order_broadcasted',
  ])
})

test('no override order.scope: the service hides an order from another key, and the client shows its answer', async () => {
  const other = 'svc_public_sandbox_other'
  const keys = ['svc_public_sandbox_demo', other].map((key) => ({ key, origins: [] }))
  const { client, service } = createSimulatedWorld({}, { keys })
  const { order_id: id } = await client.card.checkout(purchase)
  const otherClient = createTestClient({ fetch: service.fetch, publishableKey: other }).client
  await expect(otherClient.card.orders.get({ id, wallet: WALLET })).rejects.toMatchObject({
    code: 'order_not_found',
  })
  const lenient = createTestClient({ fetch: scriptNetwork(json(order('order_completed'))).fetch })
  const read = await lenient.client.card.orders.get({ id: ORDER_ID, wallet: WALLET })
  expect(read.status).toBe('order_completed')
})

test("override order.amount: an order for another amount raises no alarm with 'any'", async () => {
  for (const [orderAmount, found] of [
    ['exact', ['amount']],
    ['any', []],
  ] as const) {
    const held = order('payment_pending', { source: { ...order('x').source, amount: '51.50' } })
    const { clock, open } = setUpCheckout([opened, json(held)], {
      orderAmount,
    })
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(0)
    expect(checkout.getSnapshot().mismatches.map(({ field }) => field)).toEqual(found)
  }
})

test('override errors.outcome: a configured rejection code has the outcome none', async () => {
  const { fetch } = scriptNetwork(errorResponse(422, 'amount_too_small'))
  const { client } = createTestClient({ fetch, mayResend: true, rejections: ['amount_too_small'] })
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({ outcome: 'none' })
})

test('override errors.outcome: a rate limit has the outcome none where nothing resends a request', async () => {
  for (const [mayResend, outcome] of [
    [true, 'unknown'],
    [false, 'none'],
  ] as const) {
    const { fetch } = scriptNetwork(errorResponse(429, 'rate_limited'))
    const { client } = createTestClient({ fetch, mayResend })
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({ outcome })
  }
})
