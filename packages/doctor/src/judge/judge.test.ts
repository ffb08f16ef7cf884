import type { CardOrder, CardQuote } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test, vi } from 'vitest'
import {
  createFile,
  EMAIL,
  errorResponse,
  examineJson,
  failAt,
  hurried,
  ORDER,
  type Rewrite,
  rewriteSuccess,
  startService,
} from '../doctor.test.helper.ts'

const purchase = ['--allow-purchase']

/** Removes the amounts of orders. */
const withoutSource = rewriteSuccess(/\/card\/orders\//, (order: object) => ({
  ...order,
  source: undefined,
}))

async function verdictOf(id: string, rewrite: Rewrite | undefined, flags: readonly string[]) {
  const { url } = await startService({}, rewrite)
  const { report } = await examineJson(url, flags, { clock: hurried(createVirtualClock()) })
  return report.assumptions.find((each) => each.id === id)
}

test.each<[string, string, Rewrite | undefined, readonly string[], string]>([
  ['without its flag', 'order.amount', undefined, [], 'needs --allow-purchase'],
  [
    'after a failed purchase',
    'order.amount',
    failAt(/checkout$/, 502, 'rail_error'),
    purchase,
    'no purchase was opened: see card.checkout',
  ],
  [
    'if the order of the purchase cannot be read',
    'order.amount',
    failAt(/\/card\/orders\//, 502, 'rail_error'),
    purchase,
    'the order of the purchase could not be read: see card.orders.get',
  ],
  [
    'if the order of the purchase has no amount',
    'order.amount',
    withoutSource,
    purchase,
    'the order of the purchase could not be read: see card.orders.get',
  ],
  ['without its flag', 'accounts.register', undefined, [], 'needs --allow-registration'],
  [
    'after a failed registration',
    'accounts.register',
    failAt(/register$/, 502, 'bridge_error'),
    ['--allow-registration', '--email', EMAIL],
    'the path exists (bridge_error), and no success shows the rest',
  ],
  [
    'if the list of accounts fails',
    'accounts.instructions',
    failAt(/\/virtual-accounts$/, 502, 'bridge_error'),
    [],
    'no list of accounts was read: see virtualAccounts.list',
  ],
  [
    'if the list of accounts fails',
    'accounts.opening',
    failAt(/\/virtual-accounts$/, 502, 'bridge_error'),
    [],
    'no list of accounts was read: see virtualAccounts.list',
  ],
  ['for an empty list', 'accounts.opening', undefined, [], 'the wallet has no account'],
])('an assumption that was not observable says why, %s: %s', async (_, id, rewrite, flags, why) => {
  expect(await verdictOf(id, rewrite, flags)).toMatchObject({ state: 'not observable', why })
})

test('an amount that was not found suggests no override of the amount', async () => {
  const { url } = await startService({}, withoutSource)
  const { report, contradicted } = await examineJson(url, purchase)
  expect(contradicted).toEqual([])
  expect(report.overrides).not.toContain('orderAmount')
})

/** Changes the orders that the service returns. */
const withOrder = (change: (order: CardOrder) => object) =>
  rewriteSuccess(/\/card\/orders\//, change)

test('another amount of the order suggests the override of the amount', async () => {
  const rewrite = withOrder(({ source, ...rest }) => ({
    ...rest,
    source: { ...source, amount: '52.45' },
  }))
  const { url } = await startService({}, rewrite)
  const { report } = await examineJson(url, purchase)
  expect(report.assumptions).toContainEqual(
    expect.objectContaining({
      id: 'order.amount',
      state: 'contradicted',
      why: 'amount: requested 50, returned 52.45',
    }),
  )
  expect(report.overrides).toContain("orderAmount: 'any'")
})

test.each<[string, (order: CardOrder) => object, string]>([
  [
    'currency',
    ({ source, ...rest }) => ({ ...rest, source: { ...source, currency: 'GBP' } }),
    'currency: requested USD, returned GBP',
  ],
  [
    'currency and amount',
    ({ source, ...rest }) => ({ ...rest, source: { ...source, currency: 'GBP', amount: '40' } }),
    'currency: requested USD, returned GBP; amount: requested 50, returned 40',
  ],
  [
    'chain and token',
    ({ destination, ...rest }) => ({
      ...rest,
      destination: { ...destination, chain: 1, token: 'AUSD' },
    }),
    'chain: requested 8453, returned 1; token: requested USDC, returned AUSD',
  ],
  [
    'wallet',
    ({ destination, ...rest }) => ({
      ...rest,
      destination: { ...destination, wallet: `0x${'1'.repeat(40)}` },
    }),
    'another wallet than requested',
  ],
])(
  'another %s of the order contradicts order.amount without an override',
  async (_, change, why) => {
    const { url } = await startService({}, withOrder(change))
    const { report } = await examineJson(url, purchase)
    expect(report.assumptions).toContainEqual(
      expect.objectContaining({ id: 'order.amount', state: 'contradicted', why }),
    )
    expect(report.overrides).toBeNull()
  },
)

test("another token of the order contradicts order.amount despite orderAmount: 'any'", async () => {
  const file = createFile('overrides.mjs', "export default { orderAmount: 'any' }")
  const rewrite = withOrder(({ destination, ...rest }) => ({
    ...rest,
    destination: { ...destination, token: 'AUSD' },
  }))
  expect(
    await verdictOf('order.amount', rewrite, [...purchase, '--overrides', file]),
  ).toMatchObject({ state: 'contradicted', why: 'token: requested USDC, returned AUSD' })
})

test('an order that spells the currency in lower case confirms order.amount', async () => {
  const rewrite = withOrder(({ source, ...rest }) => ({
    ...rest,
    source: { ...source, currency: 'usd' },
  }))
  expect(await verdictOf('order.amount', rewrite, purchase)).toMatchObject({ state: 'confirmed' })
})

test('a 404 about the path says nothing about the errors of the route', async () => {
  const { url } = await startService({ paths: { 'card.quote': '/v1/card/price' } })
  const { stateOf } = await examineJson(url)
  expect(stateOf('card.errors')).toBe('not observable')
})

test('a 404 with a code that is not one of the route contradicts its errors', async () => {
  const rewrite = failAt(/\/virtual-accounts$/, 404, 'customer_not_registered')
  expect(await verdictOf('accounts.errors', rewrite, [])).toMatchObject({
    state: 'contradicted',
    why: '404 customer_not_registered',
  })
})

test('a rejected payment method leaves the quote confirmed', async () => {
  const { url } = await startService({ paymentMethods: [{ slug: 'card' }] })
  const { contradicted, stateOf } = await examineJson(url)
  expect(contradicted).toEqual(['card.payment_methods'])
  expect(stateOf('card.quote')).toBe('confirmed')
  expect(stateOf('card.fields')).toBe('confirmed')
})

test.each<[string, (quote: CardQuote) => object, string]>([
  [
    'trade type',
    (quote) => ({ ...quote, trade_type: 'EXACT_OUTPUT' }),
    'trade_type: requested EXACT_INPUT, returned EXACT_OUTPUT',
  ],
  [
    'currency',
    (quote) => ({ ...quote, source: { ...quote.source, currency: 'GBP' } }),
    'source.currency: requested USD, returned GBP',
  ],
  [
    'chain and token',
    (quote) => ({ ...quote, destination: { ...quote.destination, chain: 1, token: 'AUSD' } }),
    'destination.chain: requested 8453, returned 1; destination.token: requested USDC, returned AUSD',
  ],
  [
    'total, which excludes the fees',
    (quote) => ({ ...quote, source: { ...quote.source, amount: '52.45' } }),
    'source.amount: requested 50, returned 52.45',
  ],
])('a quote with another %s contradicts card.quote', async (_, change, why) => {
  const rewrite = rewriteSuccess(/\/card\/quote$/, change)
  expect(await verdictOf('card.quote', rewrite, [])).toMatchObject({ state: 'contradicted', why })
})

test('a quote on another chain does not confirm the name of the field', async () => {
  const rewrite = rewriteSuccess(/\/card\/quote$/, ({ destination, ...rest }: CardQuote) => ({
    ...rest,
    destination: { ...destination, chain: 1 },
  }))
  expect(await verdictOf('card.fields', rewrite, [])).toMatchObject({
    state: 'not observable',
    why: 'the quote has another chain: see card.quote',
  })
})

test('quotes of another shape still show which amounts the service rejects', async () => {
  const rewrite = rewriteSuccess(/\/card\/quote$/, (quote: object) => ({ data: quote }))
  const { url } = await startService({}, rewrite)
  const { contradicted, stateOf } = await examineJson(url)
  expect(contradicted).toEqual(['card.quote'])
  expect(stateOf('card.precision')).toBe('confirmed')
  expect(stateOf('card.payment_methods')).toBe('confirmed')
})

test('amounts that are too precise are near --amount, which the limits of the service allow', async () => {
  const service = createService()
  const { url } = await startService({}, async (request, answer) => {
    if (!request.url.endsWith('/card/quote') || request.method !== 'POST') return answer()
    const body = (await request.json()) as { amount: string }
    if (Number(body.amount) > 20)
      return errorResponse(400, 'validation_error', 'amount: must be at most 20')
    const amount = Number(body.amount).toFixed(2)
    const rounded = JSON.stringify({ ...body, amount })
    return service.handle(new Request(request, { method: 'POST', body: rounded }))
  })
  const { contradicted } = await examineJson(url, ['--amount', '10'])
  expect(contradicted).toEqual(['card.precision'])
})

test('rejections of another field say nothing about precision and payment methods', async () => {
  let quotes = 0
  const rewrite: Rewrite = (request, answer) => {
    if (!request.url.endsWith('/card/quote') || request.method === 'OPTIONS') return answer()
    quotes += 1
    return quotes === 1
      ? answer()
      : errorResponse(400, 'validation_error', 'country: is not served today')
  }
  const { url } = await startService({}, rewrite)
  const { report, stateOf } = await examineJson(url)
  expect(stateOf('card.precision')).toBe('not observable')
  expect(stateOf('card.payment_methods')).toBe('not observable')
  expect(report.overrides).toBeNull()
})

test('amounts that are too precise have one decimal place too many, also near a precise --amount', async () => {
  const service = createService()
  const amounts = new Set<string>()
  const { url } = await startService({}, async (request, answer) => {
    if (!request.url.endsWith('/card/quote') || request.method !== 'POST') return answer()
    const body = (await request.json()) as { amount: string }
    amounts.add(body.amount)
    const rounded = JSON.stringify({ ...body, amount: Number(body.amount).toFixed(2) })
    return service.handle(new Request(request, { method: 'POST', body: rounded }))
  })
  await examineJson(url, ['--amount', '50.12345678'])
  expect(amounts).toEqual(new Set(['50.12345678', '50.121', '50.1234561']))
})

test('a rate limit during the quotes with other inputs leaves the route well', async () => {
  let quotes = 0
  const rewrite: Rewrite = (request, answer) => {
    if (!request.url.endsWith('/card/quote')) return answer()
    quotes += 1
    return quotes === 2
      ? Response.json(
          { error: { code: 'rate_limited', message: 'Wait.' } },
          { status: 429, headers: { 'retry-after': '1' } },
        )
      : answer()
  }
  const { url } = await startService({}, rewrite)
  const { code, route, stateOf } = await examineJson(url, [], {
    clock: hurried(createVirtualClock()),
  })
  expect(quotes).toBeGreaterThan(2)
  expect(route('card.quote')).toMatchObject({ state: 'ok', status: 200, words: '' })
  expect(stateOf('limits.rate')).toBe('confirmed')
  expect(code).toBe(0)
})

test.each([
  ['amount', 'confirmed', 'a validation_error names its field'],
  ['fiat', 'confirmed', 'a validation_error names its field'],
  ['', 'contradicted', 'a validation_error names no field'],
  [
    'ValidationError',
    'contradicted',
    'a validation_error names "ValidationError", which is not a field of the request',
  ],
])('a message that begins with "%s: " leaves errors.field %s', async (word, state, why) => {
  const file = createFile('overrides.mjs', "export default { fieldNames: { currency: 'fiat' } }")
  const rewrite = failAt(/\/card\/quote$/, 400, 'validation_error', `${word}: is too small`)
  expect(await verdictOf('errors.field', rewrite, ['--overrides', file])).toMatchObject({
    state,
    why,
  })
})

test('messages that differ each time suggest no names of fields', async () => {
  let requests = 0
  const rewrite: Rewrite = (request, answer) =>
    request.url.endsWith('/card/quote')
      ? errorResponse(400, 'validation_error', `Rejected (trace t${++requests}).`)
      : answer()
  const { url } = await startService({}, rewrite)
  const { code, contradicted, report } = await examineJson(url)
  expect(contradicted).not.toContain('card.fields')
  expect(report.overrides ?? '').not.toContain('fieldNames')
  expect(code).toBe(1)
})

describe('an order that exists', () => {
  test('and is not found with --order fails', async () => {
    const { url } = await startService()
    const { code, route } = await examineJson(url, ['--order', ORDER])
    expect(route('card.orders.get')).toMatchObject({
      state: 'failed',
      words: expect.stringMatching(/^order_not_found: /) as string,
    })
    expect(code).toBe(1)
  })

  test('and is not found after the purchase fails', async () => {
    const { url } = await startService({}, failAt(/\/card\/orders\//, 404, 'order_not_found'))
    const { code, err, route } = await examineJson(url, purchase, {
      clock: hurried(createVirtualClock()),
    })
    expect(err).toContain('the order of the purchase is not found yet: waiting 2 s …')
    expect(route('card.orders.get')).toMatchObject({ state: 'failed', status: 404 })
    expect(code).toBe(1)
  })

  test('and reaches a replica late is well', async () => {
    const { service, url } = await startService({}, async (request, answer) => {
      const isOfPurchase = service.state().orders.some(({ id }) => request.url.includes(id))
      reads += isOfPurchase ? 1 : 0
      return isOfPurchase && reads === 1
        ? failAt(/./, 404, 'order_not_found')(request, answer)
        : answer()
    })
    let reads = 0
    const { code, stateOf } = await examineJson(url, purchase, {
      clock: hurried(createVirtualClock()),
    })
    expect(stateOf('order.amount')).toBe('confirmed')
    expect(code).toBe(0)
  })
})

test('a timeout of the rates does not make the service unreachable', async () => {
  const { setTimeout } = globalThis
  const timeout = 120_000
  /** What happens at the time limit of each request, which no machine reaches. */
  const expire: (() => void)[] = []
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
    ms === timeout ? expire.push(run) : setTimeout(run, ms)) as typeof setTimeout)
  const { url } = await startService({}, (request, answer) => {
    if (!request.url.endsWith('/v1/fx')) return answer()
    expire.at(-1)?.()
    return new Promise<Response>(() => {})
  })
  const { code, route } = await examineJson(url, ['--timeout', `${timeout}`])
  expect(route('fx.rates')).toMatchObject({ state: 'failed' })
  expect(route('card.quote')).toMatchObject({ state: 'ok' })
  expect(code).toBe(1)
})
