import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import {
  errorResponse,
  html,
  json,
  scriptNetwork,
  type Turn,
} from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { createVirtualClock, settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test } from 'vitest'
import type { OnrampError } from '../errors/OnrampError.ts'

const opened = { order_id: ORDER_ID, url: 'https://pay.example/1' }

function setUp(...turns: Turn[]) {
  const network = scriptNetwork(...turns)
  return { network, ...createTestClient({ fetch: network.fetch }) }
}

/** Returns the result of a promise so far, without waiting. */
function watched<T>(promise: Promise<T>) {
  const result: { value?: T; error?: OnrampError } = {}
  promise.then(
    (value) => (result.value = value),
    (error) => (result.error = error),
  )
  return result
}

describe('requests', () => {
  test('the client sends a purchase as the interface defines it', async () => {
    const { client, network } = setUp(json(opened))
    await client.card.checkout(purchase)
    const sent = network.requests[0]
    expect(sent?.method).toBe('POST')
    expect(sent?.url).toBe('https://service.example/v1/card/checkout')
    expect(sent?.headers.get('x-svc-publishable-key')).toBe('svc_public_sandbox_demo')
    expect(sent?.credentials).toBe('omit')
    expect(sent?.redirect).toBe('manual')
    expect(await sent?.json()).toEqual(purchase)
  })

  test('the client reads an order by its id and wallet', async () => {
    const { client, network } = setUp(json(order('payment_pending')))
    await client.card.orders.get({ id: ORDER_ID, wallet: WALLET })
    expect(network.requests[0]?.url).toBe(
      `https://service.example/v1/card/orders/${ORDER_ID}?wallet=${WALLET}`,
    )
  })

  test('the client adds the headers option to every request, without replacing its own headers', async () => {
    const network = scriptNetwork(json(order('payment_pending')))
    const { client } = createTestClient({
      fetch: network.fetch,
      headers: { 'x-shop': 'one', 'x-svc-publishable-key': 'another' },
    })
    await client.card.orders.get({ id: ORDER_ID, wallet: WALLET })
    const headers = network.requests[0]?.headers
    expect(headers?.get('x-shop')).toBe('one')
    expect(headers?.get('x-svc-publishable-key')).toBe('svc_public_sandbox_demo')
  })

  test('the client sends no cookies, follows no redirect and bypasses caches', async () => {
    const { client, network } = setUp(json(opened))
    await client.card.checkout(purchase)
    const [request] = network.requests
    expect(request?.credentials).toBe('omit')
    expect(request?.redirect).toBe('manual')
    expect(request?.cache).toBe('no-store')
  })

  test.each(['x-svc-publishable-key', 'X-Svc-Publishable-Key', 'X-SVC-PUBLISHABLE-KEY'])(
    'the client sends its own key and content type once, whatever the case of the headers option (%s)',
    async (name) => {
      const network = scriptNetwork(json(opened))
      const headers = {
        [name]: 'another',
        'Content-Type': 'text/plain',
        'CONTENT-TYPE': 'text/csv',
      }
      const { client } = createTestClient({ fetch: network.fetch, headers })
      await client.card.checkout(purchase)
      const sent = network.requests[0]?.headers
      expect(sent?.get('x-svc-publishable-key')).toBe('svc_public_sandbox_demo')
      expect(sent?.get('content-type')).toBe('application/json')
    },
  )

  test('the client omits a header whose value is undefined, and takes a Headers object', async () => {
    const network = scriptNetwork(json(order('payment_pending')))
    const read = { id: ORDER_ID, wallet: WALLET }
    const { client } = createTestClient({
      fetch: network.fetch,
      headers: { 'x-shop': 'one', 'x-tenant': undefined },
    })
    await client.card.orders.get(read)
    const headers = new Headers({ 'x-shop': 'two' }) as unknown as Record<string, string>
    await createTestClient({ fetch: network.fetch, headers }).client.card.orders.get(read)
    const sent = network.requests.map((request) => request.headers)
    expect(sent.map((all) => all.get('x-shop'))).toEqual(['one', 'two'])
    expect(sent[0]?.has('x-tenant')).toBe(false)
  })

  test('the client sends the fields of a purchase, and no other field that it is given', async () => {
    const { client, network } = setUp(json(opened))
    await client.card.checkout({ ...purchase, note: 'for Ada' } as typeof purchase)
    expect(await network.requests[0]?.json()).toEqual(purchase)
  })

  test('the client sends overridden field names', async () => {
    const network = scriptNetwork(json(opened))
    const { client } = createTestClient({
      fetch: network.fetch,
      fieldNames: { currency: 'fiat_currency', chain: 'destination_chain' },
    })
    await client.card.checkout(purchase)
    const { currency, chain, ...rest } = purchase
    expect(await network.requests[0]?.json()).toEqual({
      ...rest,
      fiat_currency: currency,
      destination_chain: chain,
    })
  })
})

describe('invalid input', () => {
  test.each([
    ['amount', '1,5'],
    ['currency', 'CHF'],
    ['country', 'us'],
    ['payment_method', 'Card!'],
    ['trade_type', 'EXACT'],
    ['wallet', '0x12'],
    ['chain', 10],
    ['token', 'DAI'],
    ['wallet', undefined],
  ])('%s %j is rejected before the network with an error that names it', async (field, value) => {
    const { client, network } = setUp(json(opened))
    const input = { ...purchase, [field]: value }
    const error = await client.card.checkout(input).catch((caught: OnrampError) => caught)
    expect(error).toMatchObject({
      name: 'InputError',
      operation: 'card.checkout',
      code: 'invalid_input',
      outcome: 'none',
      fields: [{ field }],
    })
    expect(network.requests).toHaveLength(0)
  })

  test('throws an error that names every invalid field', async () => {
    const { client } = setUp(json(opened))
    const input = { ...purchase, amount: 'ten', country: 'usa' }
    await expect(client.card.checkout(input)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[InputError: card.checkout got invalid input, so nothing was sent: amount must be decimal text such as "19.99": at most 12 digits, then at most 8 decimal places; country must be two uppercase letters, such as "US". See https://onramp-kit.github.io/onramp-kit/errors/invalid_input/]`,
    )
  })
})

describe('purchases', () => {
  test.each<[string, Turn]>([
    ...[301, 302, 303, 307, 308].map((status): [string, Turn] => [
      `${status}`,
      new Response(null, { status, headers: { location: 'https://elsewhere.example/' } }),
    ]),
    // Status 0, like a redirect that a browser hides.
    ['that a browser hides', () => Response.error()],
  ])(
    'the client does not follow a redirect %s of a purchase, whose outcome is unknown',
    async (_, turn) => {
      const { client, network } = setUp(turn)
      await expect(client.card.checkout(purchase)).rejects.toMatchObject({
        name: 'NetworkError',
        code: 'network_error',
        outcome: 'unknown',
        cause: { message: 'redirected: check baseUrl' },
      })
      expect(network.requests).toHaveLength(1)
    },
  )

  const responses: [string, Turn, Partial<OnrampError>][] = [
    [
      'a dropped connection',
      'dropped',
      { name: 'NetworkError', code: 'network_error', outcome: 'unknown' },
    ],
    [
      'no response in time',
      'silent',
      { name: 'TimeoutError', code: 'timeout', outcome: 'unknown' },
    ],
    ['an HTML 502', html(502), { name: 'ContractError', status: 502, outcome: 'unknown' }],
    ['an HTML 403', html(403), { name: 'ContractError', status: 403, outcome: 'unknown' }],
    [
      'an HTML 200',
      html(200),
      { name: 'ContractError', code: 'unreadable_answer', outcome: 'unknown' },
    ],
    [
      'an empty 200',
      new Response('', { status: 200 }),
      { name: 'ContractError', outcome: 'unknown' },
    ],
    ['a 204', new Response(null, { status: 204 }), { name: 'ContractError', outcome: 'unknown' }],
    [
      'truncated JSON',
      new Response('{"order_id":"4f2c'),
      { name: 'ContractError', outcome: 'unknown' },
    ],
    [
      'a wrong shape',
      json({ order_id: 7, url: null }),
      { name: 'ContractError', code: 'unexpected_answer', outcome: 'unknown' },
    ],
    ['JSON null', json(null), { name: 'ContractError', outcome: 'unknown' }],
    [
      'a failing rail',
      errorResponse(502, 'rail_error'),
      { name: 'ApiError', code: 'rail_error', outcome: 'unknown' },
    ],
    [
      'a server fault',
      errorResponse(500, 'boom'),
      { name: 'ApiError', code: 'boom', outcome: 'unknown' },
    ],
    [
      'a status that the interface does not define',
      errorResponse(409, 'busy'),
      { name: 'ApiError', code: 'busy', outcome: 'unknown' },
    ],
    [
      'invalid input',
      errorResponse(400, 'validation_error'),
      { name: 'ApiError', status: 400, outcome: 'none' },
    ],
    [
      'an invalid key',
      errorResponse(401, 'invalid_publishable_key'),
      { name: 'ApiError', status: 401, outcome: 'none' },
    ],
    [
      'a rejected origin',
      errorResponse(403, 'origin_not_allowed'),
      { name: 'ApiError', status: 403, outcome: 'none' },
    ],
    [
      'a rate limit',
      errorResponse(429, 'rate_limited', { 'retry-after': '7' }),
      { name: 'ApiError', status: 429, retryAfter: 7, outcome: 'none' },
    ],
    ['a rate limit in HTML', html(429), { name: 'ContractError', status: 429, outcome: 'unknown' }],
    [
      'a rejection with the status of a fault',
      errorResponse(500, 'validation_error'),
      { name: 'ApiError', outcome: 'unknown' },
    ],
    [
      'a rejection with another status',
      errorResponse(422, 'validation_error'),
      { name: 'ApiError', outcome: 'none' },
    ],
    [
      'an unknown code with a status of the interface',
      errorResponse(404, 'no_such_token'),
      { name: 'ApiError', outcome: 'none' },
    ],
    [
      'an unknown code with another status',
      errorResponse(422, 'no_such_token'),
      { name: 'ApiError', outcome: 'unknown' },
    ],
    ['a truncated body', () => brokenBody(), { name: 'NetworkError', outcome: 'unknown' }],
  ]
  test.each(responses)('the client sends a purchase once after %s', async (_, turn, expected) => {
    const { client, network, clock } = setUp(turn)
    const result = watched(client.card.checkout(purchase))
    await clock.advance(3_600_000)
    expect(result.error).toMatchObject({ operation: 'card.checkout', ...expected })
    expect(network.requests).toHaveLength(1)
    expect(clock.timers()).toBe(0)
  })

  test.each([
    ['invalid input', errorResponse(400, 'validation_error'), 'none'],
    ['an unknown code', errorResponse(404, 'no_such_token'), 'unknown'],
    ['a rejection with a status below 400', errorResponse(300, 'validation_error'), 'unknown'],
  ])('where the network may resend a purchase, %s has its outcome', async (_, turn, outcome) => {
    const { fetch } = scriptNetwork(turn)
    const { client } = createTestClient({ fetch, mayResend: true })
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({ outcome })
  })

  test('the client sends no purchase while offline, and knows that none was opened', async () => {
    const { client, network, page } = setUp(json(opened))
    page.set({ online: false })
    await expect(client.card.checkout(purchase)).rejects.toMatchObject({
      name: 'NetworkError',
      outcome: 'none',
    })
    expect(network.requests).toHaveLength(0)
  })
})

describe('reads', () => {
  const read = { id: ORDER_ID, wallet: WALLET }
  const transient: [string, Turn][] = [
    ['a dropped connection', 'dropped'],
    ['an HTML 502', html(502)],
    ['truncated JSON', new Response('{"id":')],
    ['an empty 200', new Response('')],
    ['a server fault', errorResponse(500, 'boom')],
    ['a gateway without its service', errorResponse(502, 'boom')],
    ['a service under maintenance', errorResponse(503, 'boom')],
    ['a gateway timeout', errorResponse(504, 'boom')],
    ["a content network's 520", errorResponse(520, 'boom')],
    ['an overloaded 529', errorResponse(529, 'boom')],
    ['a request timeout', errorResponse(408, 'boom')],
    ['a rate limit without Retry-After', errorResponse(429, 'rate_limited')],
  ]
  test.each(transient)('the client retries a read after %s', async (_, turn) => {
    const { client, network, clock } = setUp(turn, turn, json(order('payment_pending')))
    const result = watched(client.card.orders.get(read))
    await clock.advance(60_000)
    expect(result.value).toEqual(order('payment_pending'))
    expect(network.requests).toHaveLength(3)
  })

  test('the client retries a read at most three times', async () => {
    const { client, network, clock } = setUp('dropped')
    const result = watched(client.card.orders.get(read))
    await clock.advance(3_600_000)
    expect(result.error).toMatchObject({ name: 'NetworkError', outcome: 'none' })
    expect(network.requests).toHaveLength(4)
  })

  test.each([
    ['a server fault', errorResponse(503, 'boom'), 0, [250, 500, 1_000]],
    ['a server fault', errorResponse(503, 'boom'), 1, [500, 1_000, 2_000]],
    ['a rate limit', errorResponse(429, 'rate_limited'), 0, [1_000, 2_000, 4_000]],
    ['a rate limit', errorResponse(429, 'rate_limited'), 1, [2_000, 4_000, 8_000]],
  ])('the client doubles its waits after %s', async (_, turn, random, waits) => {
    const clock = createVirtualClock()
    const sent: number[] = []
    const fetch = async () => {
      sent.push(clock.monotonic())
      return turn.clone()
    }
    const { client } = createTestClient({ clock, fetch, random: () => random })
    watched(client.card.orders.get(read))
    await clock.advance(60_000)
    expect(sent.slice(1).map((at, index) => at - (sent[index] ?? 0))).toEqual(waits)
  })

  test.each([
    ['an invalid key', errorResponse(401, 'invalid_publishable_key')],
    ['an unknown order', errorResponse(404, 'order_not_found')],
    ['a status that no retry changes', errorResponse(501, 'boom')],
    ['a wrong shape', json({ id: 1 })],
    [
      "another order's response",
      json(order('payment_pending', { id: '00000000-0000-0000-0000-000000000000' })),
    ],
  ])('the client does not retry a read after %s', async (_, turn) => {
    const { client, network, clock } = setUp(turn)
    const result = watched(client.card.orders.get(read))
    await clock.advance(60_000)
    expect(result.error).toMatchObject({ outcome: 'none', operation: 'card.orders.get' })
    expect(network.requests).toHaveLength(1)
  })

  test.each([
    ['seconds', '9'],
    ['a date', 'Fri, 20 Nov 2026 12:00:09 GMT'],
  ])('the client retries a read only after a Retry-After in %s has elapsed', async (_, header) => {
    const limited = errorResponse(429, 'rate_limited', { 'retry-after': header })
    const { client, network, clock } = setUp(limited, json(order('payment_pending')))
    const result = watched(client.card.orders.get(read))
    await clock.advance(9_000)
    expect(network.requests).toHaveLength(1)
    await clock.advance(3_000)
    expect(result.value?.status).toBe('payment_pending')
  })

  test('the client itself waits for a Retry-After of a minute', async () => {
    const limited = errorResponse(429, 'rate_limited', { 'retry-after': '60' })
    const { client, clock } = setUp(limited, json(order('payment_pending')))
    const result = watched(client.card.orders.get(read))
    await clock.advance(70_000)
    expect(result.value?.status).toBe('payment_pending')
  })

  test('the client leaves a Retry-After of more than a minute to the caller', async () => {
    const { client, network } = setUp(errorResponse(429, 'rate_limited', { 'retry-after': '3600' }))
    await expect(client.card.orders.get(read)).rejects.toMatchObject({ retryAfter: 900 })
    expect(network.requests).toHaveLength(1)
  })

  test.each([
    ['in flight', 'silent', 0],
    ['before its next attempt', 'dropped', 100],
  ] as const)('the client does not retry a read that is aborted %s', async (_, turn, after) => {
    const { client, network, clock } = setUp(turn)
    const controller = new AbortController()
    const result = watched(client.card.orders.get(read, { signal: controller.signal }))
    await clock.advance(after)
    controller.abort(new Error('enough'))
    await settle()
    expect(result.error?.message).toBe('enough')
    await clock.advance(60_000)
    expect(network.requests).toHaveLength(1)
    expect(clock.timers()).toBe(0)
  })
})

describe('a quote', () => {
  const { wallet: _, ...priced } = purchase

  test('that breaks an assumption rejects with its id', async () => {
    const { client } = setUp(json({ price: '51.20' }))
    await expect(client.card.quote(priced)).rejects.toMatchObject({
      name: 'ContractError',
      assumptions: ['card.quote'],
      message: expect.stringContaining('card.quote'),
    })
  })

  test("of another shape is parsed by the merchant's schema", async () => {
    const z = await import('zod/mini')
    const foreign = z.pipe(
      z.object({ price: z.string() }),
      z.transform(({ price }) => ({
        source: { currency: 'USD', amount: price },
        destination: { chain: 8453, token: 'USDC', amount: '50' },
      })),
    )
    const network = scriptNetwork(json({ price: '51.20' }))
    const { client } = createTestClient({
      fetch: network.fetch,
      schemas: { 'card.quote': foreign },
    })
    expect((await client.card.quote(priced)).source.amount).toBe('51.20')
  })
})

test("a merchant's schema that throws rejects as an unexpected response, without a retry", async () => {
  const z = await import('zod/mini')
  const throwing = z.pipe(
    z.unknown(),
    z.transform(() => {
      throw new Error('of the merchant')
    }),
  )
  const network = scriptNetwork(json({}))
  const { client } = createTestClient({ fetch: network.fetch, schemas: { 'card.quote': throwing } })
  const { wallet: _, ...priced } = purchase
  await expect(client.card.quote(priced)).rejects.toMatchObject({
    name: 'ContractError',
    fields: [{ field: '', reason: 'made the schema throw' }],
    cause: { message: 'of the merchant' },
  })
  expect(network.requests).toHaveLength(1)
})

test('the client calls a given fetch as a plain function', async () => {
  const seen: unknown[] = []
  const fetch = async function (this: unknown) {
    seen.push(this)
    return json(order('payment_pending'))
  }
  const { client } = createTestClient({ fetch })
  await client.card.orders.get({ id: ORDER_ID, wallet: WALLET })
  expect(seen).toEqual([undefined])
})

function brokenBody(): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"order_id":'))
        controller.error(new TypeError('terminated'))
      },
    }),
  )
}
