import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { details, opened, setUpCheckout, status } from '@onramp-kit/test-tools/checkoutHarness'
import { errorResponse, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient, type TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { afterEach, describe, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type HeadersOption = TestClientOptions['headers']
/** A function of a merchant without types. */
const returning = (value: unknown) => (() => value) as HeadersOption

/** What throws before a request leaves. */
const faults: [string, TestClientOptions, string][] = [
  [
    'a header whose value has a line break',
    { headers: () => ({ 'x-shop': 'secret\nvalue' }) },
    'headers has an invalid name or value for "x-shop"',
  ],
  [
    'a header whose name has a space',
    { headers: () => ({ 'x shop': '1' }) },
    'headers has an invalid name or value for "x shop"',
  ],
  [
    'a header outside of Latin-1',
    { headers: () => ({ 'x-shop': 'Łódź' }) },
    'headers has an invalid name or value for "x-shop"',
  ],
  [
    'headers of a promise',
    { headers: returning(Promise.resolve({ 'x-shop': '1' })) },
    'headers must be an object of names and values',
  ],
  [
    'headers of text',
    { headers: returning('x-shop: 1') },
    'headers must be an object of names and values',
  ],
]

test.each(faults)(
  'a purchase with %s is not sent, with an outcome of none',
  async (_, options, why) => {
    const network = scriptNetwork(opened)
    const { client } = createTestClient({ fetch: network.fetch, ...options })
    const error: unknown = await client.card.checkout(purchase).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'ConfigError', code: 'request_not_sent', outcome: 'none' })
    expect(String(error)).toContain(
      `card.checkout: the request could not be built, so it was not sent: ${why}.`,
    )
    expect(String(error)).not.toContain('secret')
    expect(network.requests).toEqual([])
  },
)

test.each(faults)('a checkout with %s returns to its form with the error', async (_, options) => {
  const { open, posts, storage } = setUpCheckout([opened], options)
  const { checkout, trail } = open()
  await checkout.open(details)
  expect(trail).toEqual(['details', 'opening', 'details'])
  expect(checkout.getSnapshot().error).toMatchObject({ code: 'request_not_sent', outcome: 'none' })
  expect(posts()).toBe(0)
  expect([...storage.entries]).toEqual([])
})

test('a checkout reports each request that was sent, which none is while Retry-After lasts or offline', async () => {
  const limited = errorResponse(429, 'rate_limited', { 'retry-after': '60' })
  let sent = 0
  const { clock, open, page } = setUpCheckout(
    [limited, opened, status('payment_pending')],
    {},
    { onEvent: ({ type }) => void (sent += type === 'submitted' ? 1 : 0) },
  )
  const { checkout } = open()
  const sentAfter = async () => {
    await checkout.open(details)
    return sent
  }
  expect(await sentAfter()).toBe(1)
  expect(await sentAfter()).toBe(1)
  await clock.advance(60_000)
  page.set({ online: false })
  expect(await sentAfter()).toBe(1)
  page.set({ online: true })
  expect(await sentAfter()).toBe(2)
  expect(checkout.getSnapshot().step).toBe('paying')
})

test.each([
  ['URLSearchParams', 'a runtime whose URLSearchParams throws'],
  ['Headers', 'a runtime whose Headers throws'],
  ['Request', 'a runtime whose Request throws'],
  ['AbortController', 'a runtime whose AbortController throws'],
])('without a working %s, a purchase is not sent', async (name) => {
  const network = scriptNetwork(opened)
  const { client } = createTestClient({ fetch: network.fetch })
  vi.stubGlobal(name, function unsupported() {
    throw new TypeError(`${name} is not implemented`)
  })
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({
    code: 'request_not_sent',
    outcome: 'none',
    message: expect.stringContaining(`${name} is not implemented`),
  })
  expect(network.requests).toEqual([])
})

test('the client does not retry a read that is not sent, and reports its code', async () => {
  const network = scriptNetwork(json(order('payment_pending')))
  const onResponse = vi.fn<(event: object) => void>()
  const headers = returning('x')
  const { client } = createTestClient({ fetch: network.fetch, headers, onResponse })
  const read = { id: ORDER_ID, wallet: WALLET }
  await expect(client.card.orders.get(read)).rejects.toMatchObject({ code: 'request_not_sent' })
  expect(onResponse).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'request_not_sent', status: undefined }),
  )
  expect(network.requests).toEqual([])
})

test('without fetch, a purchase is not sent', async () => {
  vi.stubGlobal('fetch', undefined)
  const { client } = createTestClient()
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({
    name: 'ConfigError',
    code: 'request_not_sent',
    outcome: 'none',
    message: expect.stringContaining('it was not sent: fetch is not a function.'),
  })
})

test('the client looks up the global fetch at each request', async () => {
  vi.stubGlobal('fetch', undefined)
  const { client } = createTestClient()
  vi.stubGlobal('fetch', scriptNetwork(opened).fetch)
  expect(await client.card.checkout(purchase)).toMatchObject({ order_id: ORDER_ID })
})

test.each(['rejects', 'throws'])(
  'a purchase whose fetch option %s may have been sent, so its outcome is unknown',
  async (how) => {
    const error = new TypeError('of the merchant')
    const fetch = () => {
      if (how === 'throws') throw error
      return Promise.reject(error)
    }
    const { client } = createTestClient({ fetch })
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({
      name: 'NetworkError',
      outcome: 'unknown',
    })
  },
)

test('a purchase is sent although the page state of the merchant throws, which is reported', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  const error = new Error('no network information')
  const network = scriptNetwork(opened)
  const online = () => {
    throw error
  }
  const page = { visible: () => true, online, subscribe: () => () => {} }
  const { client } = createTestClient({ fetch: network.fetch, page })
  expect(await client.card.checkout(purchase)).toMatchObject({ order_id: ORDER_ID })
  expect(print.mock.calls).toEqual([[error]])
})

describe('createOnrampClient rejects', () => {
  test.each([
    [
      'an invalid value',
      { 'x-shop': 'a\nb' },
      'headers has an invalid name or value for "x-shop".',
    ],
    ['an invalid name', { '': 'a' }, 'headers has an invalid name or value for "".'],
    ['text', 'x-shop: 1', 'headers must be an object of names and values.'],
    ['null', null, 'headers must be an object of names and values.'],
    ['a list of texts', ['x-shop: 1'], 'headers must be an object of names and values.'],
  ])('headers with %s', (_, headers, words) => {
    expect(() => createTestClient({ headers: headers as never })).toThrow(
      expect.objectContaining({
        name: 'ConfigError',
        code: 'invalid_option',
        message: expect.stringContaining(`createOnrampClient: ${words}`),
      }),
    )
  })
})

test.each([
  ['rejections', 422, 'rejections must be a list.'],
  ['rejections', 'amount_too_small', 'rejections must be a list.'],
  ['orderAmount', 'Any', "orderAmount must be 'exact' or 'any'."],
])('createOnrampClient rejects a wrong %s: %j', (option, value, words) => {
  expect(() => createTestClient({ [option]: value })).toThrow(
    expect.objectContaining({
      name: 'ConfigError',
      code: 'invalid_option',
      message: expect.stringContaining(`createOnrampClient: ${words}`),
    }),
  )
  expect(() => createTestClient({ [option]: null })).not.toThrow()
})

test.each([
  ['pairs', [['x-shop', 'a']]],
  ['a Map', new Map([['x-shop', 'a']])],
  ['Headers', new Headers({ 'x-shop': 'a' })],
])('headers given as %s are sent', async (_, headers) => {
  const network = scriptNetwork(opened)
  const { client } = createTestClient({ fetch: network.fetch, headers: headers as never })
  await client.card.checkout(purchase)
  expect(network.requests[0]?.headers.get('x-shop')).toBe('a')
})

test.each(['fetch', 'onRequest', 'onResponse', 'onRetry'])(
  'createOnrampClient rejects a value of %s that is not a function',
  (option) => {
    for (const value of [{}, 'x', true])
      expect(() => createTestClient({ [option]: value })).toThrow(
        expect.objectContaining({
          name: 'ConfigError',
          code: 'invalid_option',
          message: expect.stringContaining(`createOnrampClient: ${option} must be a function.`),
        }),
      )
    expect(() => createTestClient({ [option]: null })).not.toThrow()
  },
)

describe('without crypto', () => {
  const idempotency = { header: 'Idempotency-Key' }

  test('a purchase with an idempotency key is not sent', async () => {
    vi.stubGlobal('crypto', undefined)
    const network = scriptNetwork(opened)
    const { client } = createTestClient({ fetch: network.fetch, idempotency })
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({
      code: 'request_not_sent',
      outcome: 'none',
      message: expect.stringContaining('crypto.getRandomValues'),
    })
    expect(network.requests).toEqual([])
  })

  test('a checkout with an idempotency key returns to its form with the error', async () => {
    const { open, posts } = setUpCheckout([opened], { idempotency })
    const { checkout } = open()
    vi.stubGlobal('crypto', undefined)
    await checkout.open(details)
    expect(checkout.getSnapshot()).toMatchObject({
      step: 'details',
      error: { code: 'request_not_sent' },
    })
    expect(posts()).toBe(0)
  })
})
