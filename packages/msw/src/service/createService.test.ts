import { cardOrder, cardQuote, parse } from '@onramp-kit/core/contract'
import { OTHER_WALLET } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test, vi } from 'vitest'
import { register } from '../customer.test.helper.ts'
import {
  errorOf,
  LIVE_KEY,
  openOrder,
  purchase,
  SANDBOX_KEY,
  START,
  startHarness,
} from '../harness.test.helper.ts'
import { createService } from './createService.ts'

describe('a purchase', () => {
  test('exists before its URL is returned, and is read by its wallet in any letter case', async () => {
    const { ask, service } = startHarness()
    const { order_id, url } = await openOrder(service)
    expect(url).toMatch(
      new RegExp(`^https://onramp\\.test/pay/${order_id}\\?session=[0-9a-f]{32}$`),
    )
    for (const wallet of [WALLET, WALLET.toLowerCase()]) {
      const response = await ask(
        'GET',
        `/v1/card/orders/${order_id.toUpperCase()}?wallet=${wallet}`,
      )
      expect(parse(cardOrder, await response.json())).toEqual({
        id: order_id,
        status: 'payment_pending',
        source: {
          wallet: WALLET,
          currency: 'USD',
          amount: '100.00',
          card_brand: null,
          card_last_four: null,
        },
        destination: { wallet: WALLET, chain: 8453, token: 'USDC' },
        created_at: '2026-11-20T12:00:00.000Z',
      })
    }
  })

  test('is not found by another wallet, like one that does not exist', async () => {
    const { ask, service } = startHarness()
    const { order_id } = await openOrder(service)
    const other = await errorOf(ask('GET', `/v1/card/orders/${order_id}?wallet=${OTHER_WALLET}`))
    const none = await errorOf(
      ask('GET', `/v1/card/orders/ffffffff-ffff-ffff-ffff-ffffffffffff?wallet=${WALLET}`),
    )
    expect(other).toMatchObject({ status: 404, code: 'order_not_found' })
    expect(none).toEqual(other)
  })

  test.each([
    ['of the other environment', LIVE_KEY],
    ['of another tenant', 'svc_public_sandbox_other'],
  ])('is not found with a key %s', async (_whose, key) => {
    const origins = ['https://shop.example']
    const keys = [SANDBOX_KEY, LIVE_KEY, 'svc_public_sandbox_other']
    const { ask, service } = startHarness({ keys: keys.map((each) => ({ key: each, origins })) })
    const from = { origin: 'https://shop.example' }
    await ask('POST', '/v1/card/checkout', { body: purchase, ...from })
    const path = `/v1/card/orders/${service.state().orders[0]?.id}?wallet=${WALLET}`
    expect((await ask('GET', path, from)).status).toBe(200)
    expect(await errorOf(ask('GET', path, { key, ...from }))).toMatchObject({
      status: 404,
      code: 'order_not_found',
    })
  })

  test('for a token amount costs the quoted price', async () => {
    const { quote, service } = startHarness()
    const changes = { amount: '50', trade_type: 'EXACT_OUTPUT', currency: 'GBP' }
    const priced = parse(cardQuote, await (await quote(changes)).json())
    await openOrder(service, changes)
    expect(service.state().orders[0]?.source).toMatchObject(priced.source)
    expect(priced.destination.amount).toBe('50.000000')
  })

  test('is rejected when the fees leave nothing, and the error names the amount', async () => {
    const { checkout, quote, service } = startHarness()
    for (const amount of ['0', '0.00', '0.99', '1.01']) {
      for (const answer of [checkout({ amount }), quote({ amount })]) {
        expect((await errorOf(answer)).message).toMatch(/^amount: /)
      }
    }
    expect((await checkout({ amount: '0', trade_type: 'EXACT_OUTPUT' })).status).toBe(400)
    expect(service.state().orders).toEqual([])
  })
})

test('a quote expires after a minute of the virtual clock', async () => {
  const { quote, service } = startHarness()
  service.advance(1500)
  expect(await (await quote()).json()).toMatchObject({ expires_at: '2026-11-20T12:01:01.500Z' })
})

test('ids depend on the seed and the requests only', async () => {
  const open = async (seed: number) => {
    const { service } = startHarness({ seed })
    return [await openOrder(service), await openOrder(service)]
  }
  const [first, again, other] = [await open(7), await open(7), await open(8)]
  expect(again).toEqual(first)
  expect(new Set([...first, ...other].map(({ order_id }) => order_id)).size).toBe(4)
})

describe('a path without a route', () => {
  test.each(['/v1/card', '/v1/card/orders/', '/v1', '/', '/v2/card/quote', '/v1/card/quote/'])(
    '%s gets an error envelope',
    async (path) => {
      const { ask } = startHarness()
      expect(await errorOf(ask('GET', path))).toMatchObject({ status: 404, code: 'not_found' })
    },
  )

  test('gets the allowed methods for a wrong method', async () => {
    const { ask } = startHarness()
    const response = await ask('DELETE', '/v1/card/quote')
    expect(response.headers.get('allow')).toBe('POST')
    expect(await errorOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })
})

test('HEAD gets the response to GET without a body', async () => {
  const { ask, service } = startHarness()
  const { order_id, url } = await openOrder(service)
  const paths = [`/v1/card/orders/${order_id}?wallet=${WALLET}`, '/_simulator/state']
  const pages = [url, new URL('/_pages/page.css', url)].map(
    (page) => new URL(page).pathname + new URL(page).search,
  )
  for (const path of [...paths, ...pages, '/v1/none']) {
    const [head, get] = [await ask('HEAD', path), await ask('GET', path)]
    expect(head.status).toBe(get.status)
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(await head.text()).toBe('')
  }
})

test('a wrong method on an asset gets the allowed ones', async () => {
  const { ask } = startHarness()
  const response = await ask('POST', '/_pages/page.css')
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})

describe('a page of another origin', () => {
  const origin = 'https://shop.example'

  test.each([
    ['POST', '/v1/card/quote', 200],
    ['POST', '/v1/nothing', 404],
    ['DELETE', '/v1/card/quote', 405],
    ['GET', '/_simulator/state', 200],
  ])('may read the response to %s %s', async (method, path, status) => {
    const { ask } = startHarness()
    const response = await ask(method, path, {
      origin,
      ...(method === 'POST' ? { body: purchase } : {}),
    })
    expect(response.status).toBe(status)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'Retry-After, Date',
      'cache-control': 'no-store',
      vary: 'Origin',
    })
    expect(response.headers.has('access-control-allow-credentials')).toBe(false)
  })

  test('gets the allowed methods and headers from the preflight, without a key', async () => {
    const { ask, service } = startHarness()
    const response = await ask('OPTIONS', '/v1/card/checkout', { origin, key: null })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, x-svc-publishable-key, Idempotency-Key',
      'access-control-max-age': '600',
    })
    expect(service.state().requests['card.checkout']).toBe(0)
  })

  test('may send the configured headers', async () => {
    const { ask } = startHarness({ allowHeaders: ['traceparent'] })
    const response = await ask('OPTIONS', '/v1/card/quote', { origin, key: null })
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'content-type, x-svc-publishable-key, traceparent',
    )
  })
})

test('serves everything under a base path, and nothing outside of it', async () => {
  const { service } = startHarness()
  const at = (path: string) =>
    service.handle(
      new Request(`https://onramp.test${path}`, {
        method: 'POST',
        headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo' },
        body: JSON.stringify(purchase),
      }),
      { basePath: '/onramp' },
    )
  const opened = await at('/onramp/v1/card/checkout')
  expect(await opened.json()).toMatchObject({
    url: expect.stringMatching(/^https:\/\/onramp\.test\/onramp\/pay\//),
  })
  expect((await at('/v1/card/checkout')).status).toBe(404)
})

test('a control performs due events first', async () => {
  let now = START
  const { service } = startHarness({ now: () => now, scenario: 'approved' })
  const { order_id: id } = await openOrder(service)
  now += 60_000
  expect(service.callback(id, 'order_cancelled').status).toBe('order_broadcasted')
})

test('calls a listener until it unsubscribes, and keeps the others', () => {
  const { service } = startHarness()
  const calls: string[] = []
  const listen = () => void calls.push('advance')
  const stop = service.subscribe(listen)
  service.subscribe(listen)
  service.advance(1)
  stop()
  stop()
  service.advance(1)
  expect(calls).toHaveLength(3)
})

test('a listener may read the state, which is the new one', async () => {
  let now = START
  const { service } = startHarness({ now: () => now, scenario: 'approved' })
  await openOrder(service)
  const seen: unknown[] = []
  for (const _ of [1, 2]) service.subscribe(() => seen.push(service.state().orders[0]?.status))
  service.state()
  expect(seen).toEqual([])
  now += 60_000
  service.state()
  expect(seen).toEqual(['order_broadcasted', 'order_broadcasted'])
})

test('what a control returns is a copy', async () => {
  const { service } = startHarness()
  const { order_id: id } = await openOrder(service)
  const change = (order: unknown) =>
    void ((order as { source: { amount: string } }).source.amount = 'changed')
  change(service.state().orders[0])
  change(service.callback(id, 'order_completed'))
  expect(service.state().orders[0]?.source.amount).not.toBe('changed')
})

test('a control rejects an order or a wallet that is undefined', async () => {
  const harness = startHarness()
  const { service } = harness
  await register(harness)
  const none = undefined as unknown as string
  expect(() => service.callback(none, 'order_completed')).toThrow(
    expect.objectContaining({ code: 'order_not_found' }),
  )
  expect(() => service.customerStatus(none, 'active')).toThrow(
    expect.objectContaining({ code: 'customer_not_registered' }),
  )
})

test('reports the error of a listener, and responds all the same', async () => {
  const { service } = startHarness()
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const heard = vi.fn<() => void>()
  const error = new Error('the disk is full')
  service.subscribe(() => {
    throw error
  })
  service.subscribe(heard)
  expect(await openOrder(service)).toMatchObject({ order_id: service.state().orders[0]?.id })
  service.advance(1)
  expect(reported.mock.calls).toEqual([[error], [error]])
  expect(heard).toHaveBeenCalledTimes(2)
  reported.mockRestore()
})

test('follows fake timers that a test installs or removes later', () => {
  const service = createService()
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  const made = createService()
  try {
    expect(service.state().now).toBe('2026-11-20T12:00:00.000Z')
    vi.setSystemTime(START + 1000)
    expect(made.state().now).toBe('2026-11-20T12:00:01.000Z')
  } finally {
    vi.useRealTimers()
  }
  expect(made.state().now).not.toContain('2026-11-20T12:00')
})
