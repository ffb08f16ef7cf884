import {
  type CardOrder,
  type Claim,
  isCaptured,
  isTerminal,
  type OnrampClientOptions,
  situationOf,
} from '@onramp-kit/core'
import { purchase, order as sampleOrder } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, html } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld, type Fault } from '@onramp-kit/test-tools/simulatedWorld'
import { describe, expect, test } from 'vitest'
import { createReader, mismatchedFields } from '../../examples/node/src/read.ts'
import type { Cart, TopUp } from '../../examples/node/src/shop.ts'
import { openStore } from '../../examples/node/src/store.ts'
import { findMismatches } from '../../packages/core/src/checkout/mismatch.ts'

const { wallet, chain, token } = purchase
const price: Cart = { wallet, chain, token, amount: '50', currency: 'USD' }
const carts = new Map<string, Cart | TopUp>([
  ['cart-1', price],
  ['cart-2', { ...price, amount: '30' }],
  ['twin', price],
  ['account-1', { wallet, chain, token }],
  ['other-wallet', { ...price, wallet: `0x${'1'.repeat(40)}` }],
])
const MINUTE = 60_000
const DAY = 24 * 60

/** The merchant's part of the Node example beside the simulated service, on one virtual clock. */
function openShop(options: Partial<OnrampClientOptions> = {}) {
  const world = createSimulatedWorld(options)
  const { client, clock, service } = world
  const store = openStore(':memory:')
  const outcomes: unknown[] = []
  const controller = new AbortController()
  /** Starts a server. All share one database. */
  const start = () =>
    createReader({
      onramp: client,
      carts,
      store,
      log: (event, fields) => event === 'order_closed' && outcomes.push(fields?.outcome),
      signal: controller.signal,
    })
  const reader = start()

  /** Advances the clock until the work is done. */
  async function finish<Result>(work: Promise<Result>): Promise<Result> {
    let isDone = false
    const end = () => {
      isDone = true
    }
    void work.then(end, end)
    for (let ms = 0; ; ms = 500) {
      await clock.advance(ms)
      if (isDone) return work
    }
  }

  return {
    ...world,
    store,
    outcomes,
    stop: () => controller.abort(),
    /** Opens a purchase, as the page of a cart does. */
    open: async (changes: object = {}) =>
      (await finish(client.card.checkout({ ...purchase, ...changes }))).order_id,
    report: (id: string, cart = 'cart-1') => finish(reader.report({ id, cart })),
    start,
    /** Reads the orders that are due each minute, or at another interval, as a schedule does. */
    async readFor(minutes: number, every = 1) {
      for (let minute = 0; minute < minutes; minute += every) {
        const next = clock.now() + every * MINUTE
        await finish(reader.readOrders())
        await clock.advance(Math.max(0, next - clock.now()))
      }
    },
    reads: () => service.state().requests['card.orders.get'] ?? 0,
    credits: (cart = 'cart-1') => store.credits(cart).length,
  }
}
type Shop = ReturnType<typeof openShop>

/** Responds to the next reads of an order in place of the service. */
function failReads(shop: Shop, count: number, fault: Fault) {
  let left = count
  shop.setFault((request) => {
    if (request.method !== 'GET' || left === 0) return undefined
    left -= 1
    return fault(request)
  })
}

const withStatus = (shop: Shop, status: string) => (request: Request) =>
  shop.changed<CardOrder>(request, () => ({ status }))

describe('the server of a cart', () => {
  test('credits an order before it answers the report of the payout', async () => {
    const shop = openShop()
    const id = await shop.open()
    await shop.report(id)
    expect([shop.store.isPending('cart-1'), shop.credits()]).toEqual([false, 0])
    shop.service.callback(id, 'order_completed')
    await shop.report(id)
    expect([shop.store.isPending('cart-1'), shop.credits()]).toEqual([true, 0])
    shop.service.callback(id, 'order_broadcasted')
    await shop.report(id)
    expect([shop.store.isPending('cart-1'), shop.credits()]).toEqual([false, 1])
  })

  test('does not read an order again once it has an outcome', async () => {
    const shop = openShop()
    const id = await shop.open()
    shop.service.callback(id, 'order_broadcasted')
    await shop.report(id)
    await shop.report(id)
    await shop.readFor(10)
    expect([shop.reads(), shop.outcomes]).toEqual([1, ['credited']])
  })

  test('credits a cart with its first paid order only', async () => {
    const shop = openShop()
    for (const id of [await shop.open(), await shop.open()]) {
      shop.service.callback(id, 'order_broadcasted')
      await shop.report(id)
    }
    expect(shop.outcomes).toEqual(['credited', 'already_credited'])
    expect(shop.store.credits('cart-1')).toEqual([{ amount: '50.00', currency: 'USD' }])
  })

  test('credits every top-up with what was paid', async () => {
    const shop = openShop()
    for (const amount of ['20', '35.5']) {
      const id = await shop.open({ amount })
      shop.service.callback(id, 'order_broadcasted')
      await shop.report(id, 'account-1')
    }
    expect(shop.store.credits('account-1')).toEqual([
      { amount: '20.00', currency: 'USD' },
      { amount: '35.50', currency: 'USD' },
    ])
  })

  test('keeps an order that was captured as captured, and ends it as cancelled_paid', async () => {
    const shop = openShop()
    const id = await shop.open()
    shop.service.callback(id, 'order_completed')
    await shop.report(id)
    failReads(shop, 1, withStatus(shop, 'payment_pending'))
    await shop.report(id)
    expect(shop.store.isPending('cart-1')).toBe(true)
    shop.service.callback(id, 'order_cancelled')
    await shop.report(id)
    expect(shop.outcomes).toEqual(['cancelled_paid'])
  })

  test('leaves an order open when its database fails', async () => {
    const shop = openShop()
    const id = await shop.open()
    shop.service.callback(id, 'order_broadcasted')
    const { close } = shop.store
    shop.store.close = () => {
      throw new Error('disk full')
    }
    await shop.report(id)
    expect(shop.store.openCarts(id)).toEqual(['cart-1'])
    shop.store.close = close
    await shop.readFor(2)
    expect(shop.credits()).toBe(1)
  })

  test('reads no further order once it is stopped', async () => {
    const shop = openShop()
    for (let n = 0; n < 3; n += 1) await shop.report(await shop.open())
    await shop.clock.advance(MINUTE)
    const before = shop.reads()
    shop.stop()
    await shop.readFor(1)
    expect(shop.reads()).toBe(before)
  })
})

describe('an order whose buyer has closed the page', () => {
  const faults: readonly (readonly [string, (shop: Shop) => Fault])[] = [
    ['404, from a replica that lags', () => () => errorResponse(404, 'order_not_found')],
    ['503', () => () => html(503)],
    ['429', () => () => errorResponse(429, 'rate_limited', { 'retry-after': '90' })],
    ['401, while the key is exchanged', () => () => errorResponse(401, 'invalid_publishable_key')],
    ['a lost connection', () => () => Promise.reject(new TypeError('fetch failed'))],
    ['a stale status', (shop) => withStatus(shop, 'payment_pending')],
  ]
  const cases = faults.flatMap(([name, fault]) =>
    [1, 5, 20].map((reads) => ({ name, fault, reads })),
  )

  test.each(cases)('is credited although $reads reads return $name', async ({ fault, reads }) => {
    const shop = openShop()
    const id = await shop.open()
    failReads(shop, reads, fault(shop))
    await shop.report(id)
    shop.service.callback(id, 'order_broadcasted')
    await shop.readFor(120)
    expect([shop.outcomes, shop.credits()]).toEqual([['credited'], 1])
  })

  test('is credited after an outage of a day that began before it was read', async () => {
    const shop = openShop()
    const id = await shop.open()
    failReads(shop, Number.POSITIVE_INFINITY, () => html(503))
    await shop.report(id)
    shop.service.callback(id, 'order_broadcasted')
    await shop.readFor(DAY, 10)
    shop.setFault(() => undefined)
    await shop.readFor(4 * 60, 10)
    expect(shop.credits()).toBe(1)
  })

  test('is credited within the hour after a rate limit, among 50 of its age', async () => {
    const shop = openShop()
    const ids: string[] = []
    for (let n = 0; n < 50; n += 1) ids.push(await shop.open())
    for (const id of ids) await shop.report(id)
    await shop.clock.advance(6 * DAY * MINUTE)
    for (const id of ids) shop.service.callback(id, 'order_broadcasted')
    failReads(shop, 1, () => errorResponse(429, 'rate_limited', { 'retry-after': '90' }))
    await shop.readFor(60)
    expect(shop.outcomes).toHaveLength(49)
  })

  test('is credited although the service no longer found it for hours after a read', async () => {
    const shop = openShop()
    const id = await shop.open()
    await shop.report(id)
    failReads(shop, Number.POSITIVE_INFINITY, () => errorResponse(404, 'order_not_found'))
    await shop.readFor(5 * 60, 5)
    shop.setFault(() => undefined)
    shop.service.callback(id, 'order_broadcasted')
    await shop.readFor(60, 5)
    expect(shop.credits()).toBe(1)
  })

  test('is credited among 1,000 abandoned orders that are due at once, a new order in the first minute', async () => {
    const shop = openShop()
    // A read takes a second, so that a run of a minute does not reach every order.
    shop.setFault(async ({ method }) => {
      if (method === 'GET')
        await new Promise<void>((done) => void shop.clock.setTimeout(done, 1000))
      return undefined
    })
    const ids: string[] = []
    for (let n = 0; n < 1000; n += 1) {
      const id = await shop.open({ amount: '20' })
      await shop.report(id, 'account-1')
      ids.push(id)
      await shop.clock.advance(MINUTE)
    }
    const paid = [ids[0], ids[500], ids[990], ids[999]].map(String)
    for (const id of paid) shop.service.callback(id, 'order_broadcasted')
    const before = shop.reads()
    await shop.clock.advance(DAY * MINUTE)
    await shop.readFor(1)
    expect(shop.outcomes).toHaveLength(2)
    await shop.readFor(20)
    expect(shop.outcomes).toHaveLength(4)
    await shop.readFor(100)
    expect(shop.reads() - before).toBeLessThan(1100)
  })

  test('is read seldom as long as it is not paid: once a day after ten days', async () => {
    const shop = openShop()
    await shop.report(await shop.open())
    await shop.readFor(10 * DAY, 10)
    const before = shop.reads()
    expect(before).toBeLessThan(120)
    await shop.readFor(10 * DAY, 10)
    expect([9, 10]).toContain(shop.reads() - before)
  })

  test('is read once by several servers and overlapping runs', async () => {
    const shop = openShop()
    await shop.report(await shop.open())
    await shop.clock.advance(60 * MINUTE)
    const before = shop.reads()
    const [one, two] = [shop.start(), shop.start()]
    await Promise.all([one.readOrders(), one.readOrders(), two.readOrders()])
    await shop.readFor(5)
    expect(shop.reads() - before).toBe(1)
  })
})

describe('a report', () => {
  test('of an order that the service never knew is removed after an hour', async () => {
    const shop = openShop()
    await shop.report(crypto.randomUUID())
    await shop.readFor(90)
    const before = shop.reads()
    await shop.readFor(10 * DAY, 30)
    expect(shop.reads()).toBe(before)
  })

  test('of an order of another wallet does not affect the order', async () => {
    const shop = openShop()
    const id = await shop.open()
    await shop.report(id, 'other-wallet')
    await shop.report(id)
    shop.service.callback(id, 'order_broadcasted')
    await shop.report(id, 'other-wallet')
    expect([shop.outcomes, shop.credits('other-wallet')]).toEqual([[], 0])
    await shop.report(id)
    expect([shop.outcomes, shop.credits()]).toEqual([['credited'], 1])
  })
})

describe('an order that the pages of several carts report', () => {
  const permutations = <Item>(items: readonly Item[]): Item[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item) =>
          permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
        )
  /** Reports in each order, with the payout before each of them and after the last. */
  const histories = permutations(['cart-1', 'cart-2', 'account-1', 'payout'])

  test.each(histories)('is credited to its own cart: %s, %s, %s, %s', async (...events) => {
    const shop = openShop()
    const id = await shop.open()
    const reported = new Set<string>()
    let isPaid = false
    // A top-up gets it if the order's own cart has not reported it by the time that the payout is read.
    let winner: string | undefined
    for (const event of events) {
      if (event === 'payout') {
        shop.service.callback(id, 'order_broadcasted')
        isPaid = true
      } else {
        await shop.report(id, event)
        reported.add(event)
      }
      if (isPaid && event !== 'payout')
        winner ??= ['cart-1', 'account-1'].find((cart) => reported.has(cart))
    }
    await shop.readFor(5)
    winner ??= 'cart-1'
    const credited = ['cart-1', 'cart-2', 'account-1'].filter((cart) => shop.credits(cart) > 0)
    expect(credited).toEqual([winner])
  })

  test.each(['opened', 'status'])(
    'is credited to its own cart, not to one of the same price, if the report of the %s is lost',
    async (lost) => {
      const shop = openShop()
      const id = await shop.open()
      if (lost !== 'opened') await shop.report(id)
      if (lost !== 'status') await shop.report(id)
      await shop.report(id, 'twin')
      shop.service.callback(id, 'order_broadcasted')
      await shop.report(id, 'twin')
      expect([shop.credits(), shop.credits('twin')]).toEqual([1, 0])
      expect(shop.outcomes).toEqual(['credited', 'other_cart'])
    },
  )

  test('is credited to its own cart after another cart found it mismatched', async () => {
    const shop = openShop()
    const id = await shop.open()
    shop.service.callback(id, 'order_broadcasted')
    await shop.report(id, 'cart-2')
    await shop.report(id)
    expect([shop.outcomes, shop.credits()]).toEqual([['mismatched', 'credited'], 1])
  })

  test.each(['credited', 'unknown'])('is not refunded if the report is %s', async (report) => {
    const shop = openShop()
    const id = await shop.open()
    shop.service.callback(id, 'order_broadcasted')
    await shop.report(id)
    const cart = report === 'credited' ? 'cart-1' : 'cart-2'
    expect(() => shop.store.refund({ id, cart })).toThrow(`Order ${id} of ${cart} needs no refund.`)
    expect(shop.credits()).toBe(1)
  })

  test('is not credited to a second cart after a refund', async () => {
    const shop = openShop()
    const id = await shop.open()
    shop.service.callback(id, 'order_broadcasted')
    await shop.report(id, 'cart-2')
    shop.store.refund({ id, cart: 'cart-2' })
    await shop.report(id)
    expect([shop.outcomes, shop.credits()]).toEqual([['mismatched', 'other_cart'], 0])
  })
})

describe('the page and the server', () => {
  const statuses = [
    'payment_pending',
    'order_completed',
    'order_in_review',
    'order_broadcasted',
    'order_cancelled',
  ]
  const sequences = (length: number): string[][] =>
    length === 0 ? [[]] : sequences(length - 1).flatMap((rest) => statuses.map((s) => [...rest, s]))
  const claims: Readonly<Record<string, Claim>> = {
    credited: 'sent',
    cancelled_paid: 'charged',
    cancelled: 'may_be_charged',
  }

  test('agree about the money in every sequence of statuses', async () => {
    const shop = openShop()
    for (const sequence of sequences(4)) {
      const id = await shop.open()
      const cart = `cart of ${sequence.join()}`
      carts.set(cart, price)
      let captured = false
      let page: Claim | undefined
      const before = shop.outcomes.length
      for (const status of sequence) {
        shop.setFault((request) =>
          request.method === 'GET' ? withStatus(shop, status)(request) : undefined,
        )
        await shop.report(id, cart)
        captured ||= isCaptured(status)
        page = situationOf({ order: { status }, isCaptured: captured }).claim
        if (isTerminal(status)) break
      }
      shop.setFault(() => undefined)
      carts.delete(cart)
      const [outcome] = shop.outcomes.slice(before)
      const open: Claim = shop.store.isPending(cart) ? 'charged' : 'may_be_charged'
      expect(claims[String(outcome)] ?? open, sequence.join()).toBe(page)
    }
  })

  const order = (source: object, destination: object = {}): CardOrder => {
    const sample = sampleOrder('order_broadcasted')
    return {
      ...sample,
      source: { ...sample.source, ...source },
      destination: { ...sample.destination, ...destination },
    }
  }
  test.each([
    [order({}), []],
    [order({ currency: 'usd' }), []],
    [order({}, { token: 'usdc' }), []],
    [order({}, { wallet: wallet.toLowerCase() }), []],
    [order({ amount: '050.00' }), []],
    [order({ amount: '50.' }), []],
    [order({ amount: '500' }), ['amount']],
    [order({ amount: '5' }), ['amount']],
    [order({ amount: '50.01' }), ['amount']],
    [order({ currency: 'EUR' }), ['currency']],
    [order({}, { chain: 1 }), ['chain']],
    [order({}, { token: 'USDC.e' }), ['token']],
    [order({}, { wallet: `0x${'1'.repeat(40)}` }), ['wallet']],
    [order({}, { token: '0USDC' }), ['token']],
    [order({}, { token: 'USDC.' }), ['token']],
    [order({}, { token: 'u\u017fdc' }), ['token']],
    [order({ currency: 'U\u017fD' }), ['currency']],
    [order({ currency: 'USD.00' }), ['currency']],
    [order({}, { wallet: wallet.slice(1) }), ['wallet']],
    [order({}, { wallet: `${wallet}.0` }), ['wallet']],
  ])('compare %o alike: %j', (read, fields) => {
    const { client } = openShop()
    expect(findMismatches(client, wallet, purchase, read).map(({ field }) => field)).toEqual(fields)
    expect(mismatchedFields(price, read, client.orderAmount)).toEqual(fields)
  })

  test.each([
    ['0.5', '.50'],
    ['0', '0.00'],
    ['1000', '1000.0'],
    ['100', '10'],
    ['0.10', '0.01'],
  ])('compare the amounts %s and %s alike', (one, other) => {
    const { client } = openShop()
    const read = order({ amount: other })
    const onPage = findMismatches(client, wallet, { ...purchase, amount: one }, read)
    const fields = mismatchedFields({ ...price, amount: one }, read, client.orderAmount)
    expect(fields).toEqual(onPage.map(({ field }) => field))
  })

  test.each([
    ['50', []],
    ['52.5', []],
    ['49.99', ['amount']],
    ['fifty', ['amount']],
  ])(
    "the server accepts fees with orderAmount: 'any', and no lower amount: %s",
    (amount, fields) => {
      const { client } = openShop({ orderAmount: 'any' })
      const read = order({ amount })
      expect(findMismatches(client, wallet, purchase, read)).toEqual([])
      expect(mismatchedFields(price, read, client.orderAmount)).toEqual(fields)
    },
  )
})
