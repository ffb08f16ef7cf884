import { describe, expect, test } from 'vitest'
import {
  errorOf,
  LIVE_KEY,
  purchase,
  SANDBOX_KEY,
  startHarness,
} from '../../harness.test.helper.ts'
import type { ServiceOptions } from '../extension.ts'

const HOUR = 3_600_000

/** Creates a service, and opens purchases with an idempotency key. */
function startShop(options: ServiceOptions = {}) {
  const { service } = startHarness(options)
  const name = options.idempotency?.header ?? 'Idempotency-Key'
  const buy = (key: string | null, body: object = purchase, more: Record<string, string> = {}) =>
    service.fetch('https://onramp.test/v1/card/checkout', {
      method: 'POST',
      headers: {
        'x-svc-publishable-key': SANDBOX_KEY,
        ...(key !== null && { [name]: key }),
        ...more,
      },
      body: JSON.stringify(body),
    })
  const opened = async (...sent: Parameters<typeof buy>) => {
    const response = await buy(...sent)
    expect(response.status).toBe(200)
    return (await response.json()) as { order_id: string; url: string }
  }
  return { service, buy, opened, orders: () => service.state().orders.length }
}

describe('a purchase with an idempotency key', () => {
  test('opens once: a repeated request gets the first reply', async () => {
    const { opened, orders } = startShop()
    const first = await opened('click-1')
    expect(await opened('click-1')).toEqual(first)
    const reordered = Object.fromEntries(Object.entries(purchase).toReversed())
    expect(await opened('click-1', reordered)).toEqual(first)
    expect(orders()).toBe(1)
  })

  test('opens once when sent twice at the same time', async () => {
    const { opened, orders } = startShop()
    const [first, second] = await Promise.all([opened('click-1'), opened('click-1')])
    expect(second).toEqual(first)
    expect(orders()).toBe(1)
  })

  test('opens again under another key, and every time without a key', async () => {
    const { opened, orders } = startShop()
    for (const key of ['click-1', 'click-2', 'CLICK-1', null, null]) await opened(key)
    expect(orders()).toBe(5)
  })

  test('opens again under another publishable key', async () => {
    const { opened, orders } = startShop()
    await opened('click-1')
    await opened('click-1', purchase, {
      'x-svc-publishable-key': LIVE_KEY,
      origin: 'https://shop.example',
    })
    expect(orders()).toBe(2)
  })

  test('is rejected with another body, and the error names the header', async () => {
    const { buy, opened, orders } = startShop()
    await opened('click-1')
    expect(await errorOf(buy('click-1', { ...purchase, amount: '101' }))).toEqual({
      status: 400,
      code: 'validation_error',
      message: 'Idempotency-Key: was sent with another body before',
    })
    expect(orders()).toBe(1)
  })

  test('opens on the next attempt after a rejected one', async () => {
    const { buy, opened, orders, service } = startShop({ markets: ['US'] })
    expect((await buy('click-1', { ...purchase, country: 'DE' })).status).toBe(400)
    service.scenario('rail_down')
    expect((await buy('click-1', { ...purchase, country: 'US' })).status).toBe(502)
    service.scenario('default')
    await opened('click-1', { ...purchase, country: 'US' })
    expect(orders()).toBe(1)
  })

  test('opens once when its first response is lost', async () => {
    const { buy, orders, service } = startShop({ scenario: 'flaky_network' })
    // A third of the responses are lost, some of them after the purchase was opened.
    for (let attempt = 0; attempt < 20; attempt++) await buy('click-1').catch(() => undefined)
    expect(service.state().requests['card.checkout']).toBe(20)
    expect(orders()).toBe(1)
  })

  test('keeps its reply for 24 hours of the virtual clock', async () => {
    const { opened, orders, service } = startShop()
    const first = await opened('click-1')
    service.advance(24 * HOUR - 1)
    expect(await opened('click-1')).toEqual(first)
    service.advance(1)
    expect((await opened('click-1')).order_id).not.toBe(first.order_id)
    expect(orders()).toBe(2)
    // Expired entries are deleted, so that a long-lived service does not grow.
    expect(service.snapshot().state.idempotency).toHaveLength(1)
  })

  test('keeps its reply in a snapshot, and loses it on a reset', async () => {
    const { opened, service } = startShop()
    const first = await opened('click-1')
    const after = startShop()
    after.service.restore(JSON.parse(JSON.stringify(service.snapshot())))
    expect(await after.opened('click-1')).toEqual(first)
    after.service.reset()
    await after.opened('click-1', { ...purchase, amount: '101' })
    expect(after.orders()).toBe(1)
  })

  test('counts against the rate limit when repeated', async () => {
    const { buy, opened, service } = startShop({ rateLimit: { requests: 2, windowMs: 1000 } })
    const first = await opened('click-1')
    await opened('click-1')
    expect((await buy('click-1')).status).toBe(429)
    service.advance(1000)
    expect(await opened('click-1')).toEqual(first)
  })

  test('accepts a key of 255 visible ASCII characters', async () => {
    const { opened } = startShop()
    await opened(`!~${'x'.repeat(253)}`)
  })

  test.each(['', 'x'.repeat(256), 'two words', 'caf\u00e9'])(
    'is rejected with the key "%s"',
    async (key) => {
      const { buy, orders } = startShop()
      expect(await errorOf(buy(key))).toEqual({
        status: 400,
        code: 'validation_error',
        message: 'Idempotency-Key: must be 1 to 255 visible ASCII characters',
      })
      expect(orders()).toBe(0)
    },
  )
})

test('a quote ignores an idempotency key', async () => {
  const { service } = startHarness()
  const quote = (amount: string) =>
    service.fetch('https://onramp.test/v1/card/quote', {
      method: 'POST',
      headers: { 'x-svc-publishable-key': SANDBOX_KEY, 'Idempotency-Key': 'click-1' },
      body: JSON.stringify({ ...purchase, amount }),
    })
  expect((await quote('100')).status).toBe(200)
  expect((await quote('101')).status).toBe(200)
})

test('override card.idempotency: the simulated service reads the configured header', async () => {
  const { opened, orders } = startShop({ idempotency: { header: 'X-Request-Id' } })
  const first = await opened('click-1')
  expect(await opened('click-1')).toEqual(first)
  await opened(null, purchase, { 'Idempotency-Key': 'click-1' })
  await opened(null, purchase, { 'Idempotency-Key': 'click-1' })
  expect(orders()).toBe(3)
})

test('a preflight allows the header for purchases only', async () => {
  const { service } = startHarness({ idempotency: { header: 'X-Request-Id' } })
  const allowed = async (path: string) => {
    const answer = await service.fetch(`https://onramp.test${path}`, { method: 'OPTIONS' })
    return answer.headers.get('access-control-allow-headers')
  }
  expect(await allowed('/v1/card/checkout')).toBe(
    'content-type, x-svc-publishable-key, X-Request-Id',
  )
  expect(await allowed('/v1/card/quote')).toBe('content-type, x-svc-publishable-key')
})
