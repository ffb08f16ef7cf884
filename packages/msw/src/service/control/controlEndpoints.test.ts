import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import { errorOf, openOrder, startHarness } from '../../harness.test.helper.ts'
import { scenarios } from '../../scenarios/scenarios.ts'

const keyless = { key: null }

test('the state shows orders with status history and URL, and the request counts', async () => {
  const { ask, service } = startHarness()
  const { order_id, url } = await openOrder(service)
  await ask('POST', '/v1/card/checkout', keyless)
  await ask('GET', '/v1/card/orders/x')
  const response = await ask('GET', '/_simulator/state', keyless)
  expect(await response.json()).toEqual({
    now: '2026-11-20T12:00:00.000Z',
    scenario: 'default',
    orders: [
      expect.objectContaining({
        id: order_id,
        url,
        scenario: 'default',
        status_history: [{ status: 'payment_pending', at: '2026-11-20T12:00:00.000Z' }],
      }),
    ],
    customers: [],
    requests: expect.objectContaining({
      'card.quote': 0,
      'card.checkout': 2,
      'card.orders.get': 1,
    }),
  })
})

describe('the clock', () => {
  test('moves forward', async () => {
    const { ask } = startHarness()
    const response = await ask('POST', '/_simulator/clock', {
      ...keyless,
      body: { advance_ms: 90_000 },
    })
    expect(await response.json()).toEqual({ now: '2026-11-20T12:01:30.000Z' })
  })

  test.each([-1, 1.5, '5', null, undefined, 1e300])('does not move by %j', async (ms) => {
    const { ask } = startHarness()
    const answer = ask('POST', '/_simulator/clock', { ...keyless, body: { advance_ms: ms } })
    expect(await errorOf(answer)).toMatchObject({
      status: 400,
      code: 'validation_error',
      message: expect.stringMatching(/^advance_ms: /),
    })
  })
})

describe('a callback', () => {
  test('moves the order and returns it', async () => {
    const { ask, service } = startHarness()
    const { order_id } = await openOrder(service)
    const response = await ask('POST', `/_simulator/orders/${order_id}/callbacks`, {
      ...keyless,
      body: { status: 'order_cancelled' },
    })
    expect(await response.json()).toMatchObject({ id: order_id, status: 'order_cancelled' })
  })

  test('gets a 400 for an unknown status, and a 404 for an unknown order', async () => {
    const { ask, service } = startHarness()
    const { order_id } = await openOrder(service)
    const send = (id: string, status: unknown) =>
      errorOf(ask('POST', `/_simulator/orders/${id}/callbacks`, { ...keyless, body: { status } }))
    for (const status of ['paid', '', null, 1, {}, ['order_completed']]) {
      expect(await send(order_id, status)).toMatchObject({ status: 400, code: 'validation_error' })
    }
    expect(await send('none', 'order_completed')).toMatchObject({ status: 404 })
    expect(await send('none', 'paid')).toMatchObject({ status: 400 })
  })
})

describe('a scenario', () => {
  const choose = (harness: ReturnType<typeof startHarness>, body: unknown) =>
    harness.ask('POST', '/_simulator/scenario', { ...keyless, body })

  test('applies to the service or to one order', async () => {
    const harness = startHarness()
    const { order_id } = await openOrder(harness.service)
    expect(await (await choose(harness, { name: 'slow' })).json()).toEqual({ name: 'slow' })
    const own = { name: 'declined', order_id }
    expect(await (await choose(harness, own)).json()).toEqual(own)
    expect(harness.service.state()).toMatchObject({
      scenario: 'slow',
      orders: [{ id: order_id, scenario: 'declined' }],
    })
  })

  test('is listed with its description', async () => {
    const response = await startHarness().ask('GET', '/_simulator/scenarios', keyless)
    const descriptions = Object.entries(scenarios).map(([name, { description }]) => [
      name,
      description,
    ])
    expect(await response.json()).toEqual(Object.fromEntries(descriptions))
  })

  test('gets an error listing the names for an unknown one, and a 404 for an unknown order', async () => {
    const harness = startHarness()
    for (const name of ['', 'Declined', 'toString', null, undefined, 7, ['slow']]) {
      const { message, ...answer } = await errorOf(choose(harness, { name, order_id: 'none' }))
      expect(answer).toEqual({ status: 400, code: 'validation_error' })
      expect(message).toBe(`name: must be one of ${Object.keys(scenarios).join(', ')}`)
    }
    for (const order_id of ['none', '', null, 7]) {
      expect(await errorOf(choose(harness, { name: 'slow', order_id }))).toMatchObject({
        status: 404,
      })
    }
    expect(harness.service.state().scenario).toBe('default')
  })
})

test('reset returns everything to the start, but gives no id to two orders', async () => {
  const { ask, service } = startHarness({
    rateLimit: { requests: 1, windowMs: 60_000 },
    scenario: 'approved',
  })
  const untouched = service.state()
  const first = await openOrder(service)
  service.advance(5000)
  service.scenario('declined', first.order_id)
  service.scenario('cancelled')
  const response = await ask('POST', '/_simulator/reset', keyless)
  expect(response.status).toBe(200)
  expect(service.state()).toEqual(untouched)
  expect((await openOrder(service)).order_id).not.toBe(first.order_id)
  service.reset()
  expect(await openOrder(service)).toEqual(first)
})

test.each([
  ['/_simulator/clock', { advance_ms: 1, advanceMs: 1 }, 'advanceMs: is unknown, use advance_ms'],
  [
    '/_simulator/scenario',
    { name: 'slow', orderId: '7' },
    'orderId: is unknown, use name and order_id',
  ],
  [
    `/_simulator/customers/${WALLET}/status`,
    { key: '' },
    'key: is unknown, use status and publishable_key',
  ],
])('%s rejects a field that it does not know', async (path, body, message) => {
  const { ask, service } = startHarness()
  const error = await errorOf(ask('POST', path, { ...keyless, body }))
  expect(error).toEqual({ status: 400, code: 'validation_error', message })
  expect(service.state().scenario).toBe('default')
})
