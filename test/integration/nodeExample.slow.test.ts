import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createService, type Service } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { ORDER_ID, order, purchase as samplePurchase } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, json } from '@onramp-kit/test-tools/scriptedNetwork'
import { secretsIn } from '@onramp-kit/test-tools/secrets/secretsIn'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFollower, mismatchedFields } from '../../examples/node/src/follow.ts'
import type { Cart } from '../../examples/node/src/shop.ts'
import { openStore } from '../../examples/node/src/store.ts'

const example = fileURLToPath(new URL('../../examples/node', import.meta.url))
const key = 'svc_public_sandbox_shop'
const origin = 'https://shop.example'
/** What the cart of the example requires. */
const purchase = { ...samplePurchase, amount: '50', currency: 'USD', country: 'US' } as const
const { wallet, chain, token } = samplePurchase
const topUp = { wallet, chain, token }
const OTHER_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

interface Merchant {
  readonly process: ChildProcess
  readonly url: string
  /** Resolves once the output contains a line with this text. */
  readonly prints: (text: string) => Promise<void>
  readonly output: () => string
}

let folder: string
let service: Service
let server: Awaited<ReturnType<typeof serve>>
const merchants: Merchant[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onramp-kit-merchant-'))
  service = createService({ keys: [{ key, origins: [origin] }] })
  server = await serve(service)
})
afterEach(async () => {
  await Promise.all(merchants.splice(0).map((merchant) => stop(merchant)))
  await server.close()
  await rm(folder, { recursive: true })
})

/** Starts the merchant's server of the example. All share one database. */
async function start(...options: readonly string[]): Promise<Merchant> {
  const child = spawn('node', ['--conditions=@onramp-kit/source', ...options, 'src/server.ts'], {
    cwd: example,
    env: {
      ...process.env,
      ONRAMP_URL: server.url,
      ONRAMP_KEY: key,
      ONRAMP_ORIGIN: origin,
      DATABASE: join(folder, 'merchant.sqlite'),
      PORT: '0',
    },
  })
  let output = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += String(text)
      for (const listener of listeners) listener()
    })
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve()
      listeners.add(look)
      child.once('close', () => reject(new Error(`The server ended without ${text}: ${output}`)))
      look()
    })
  await prints('"listening"')
  const url = /"url":"([^"]+)"/.exec(output)?.[1] ?? ''
  const merchant = { process: child, url, prints, output: () => output }
  merchants.push(merchant)
  return merchant
}

/** Stops a server as a deployment does, and returns its exit code. */
async function stop({ process: child }: Merchant): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGTERM')
    await closed
  }
  return child.exitCode
}

/** Opens a purchase as the page does. */
async function open(changes: object = {}): Promise<string> {
  const response = await fetch(`${server.url}/v1/card/checkout`, {
    method: 'POST',
    headers: { 'x-svc-publishable-key': key, 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...purchase, ...changes }),
  })
  return ((await response.json()) as { order_id: string }).order_id
}

const report = async ({ url }: Merchant, order_id: string) =>
  (await fetch(`${url}/carts/cart-1/orders/${order_id}`, { method: 'PUT' })).status
const isPaid = async ({ url }: Merchant) => {
  const { paid } = (await (await fetch(`${url}/carts/cart-1`)).json()) as { paid: boolean }
  return { paid }
}

const closed = (id: string, outcome: string) =>
  `"event":"order_closed","order":"${id}","outcome":"${outcome}"`
const count = (text: string, part: string) => text.split(part).length - 1

test('the Node example credits a cart once, however often and to whichever server it is reported', async () => {
  const [one, two] = await Promise.all([start(), start()])
  const id = await open()
  expect(await report(one, id)).toBe(202)
  await one.prints('"payment_pending"')
  expect(await isPaid(one)).toEqual({ paid: false })

  service.callback(id, 'order_broadcasted')
  await report(two, id)
  const read = `"order":"${id}","status":"order_broadcasted"`
  await Promise.all([one.prints(read), two.prints(read)])
  await expect.poll(() => isPaid(two), { timeout: 120_000 }).toEqual({ paid: true })

  // A second order of the same cart needs a person.
  const second = await open()
  service.callback(second, 'order_broadcasted')
  await report(one, second)
  await one.prints(closed(second, 'already_credited'))
  await report(one, id)
  expect(count(one.output() + two.output(), closed(id, 'credited'))).toBe(1)
  expect(secretsIn(one.output() + two.output())).toEqual([])
})

test('the Node example ends on SIGTERM while it follows an order, and follows it again after a restart', async () => {
  const first = await start()
  const id = await open()
  await report(first, id)
  await first.prints('"payment_pending"')
  expect(await stop(first)).toBe(0)

  service.callback(id, 'order_broadcasted')
  const second = await start()
  await second.prints(closed(id, 'credited'))
  expect(await isPaid(second)).toEqual({ paid: true })

  const third = await start()
  expect(await report(third, id)).toBe(202)
  expect(await isPaid(third)).toEqual({ paid: true })
  expect(third.output()).not.toContain('order_read')
})

test('the Node example follows the orders of a server that crashed', async () => {
  const hurry =
    'const { setInterval: set } = globalThis; globalThis.setInterval = (run) => set(run, 50)'
  const preload = `data:text/javascript,${encodeURIComponent(hurry)}`
  const [one, two] = await Promise.all([start(), start('--import', preload)])
  const id = await open()
  await report(one, id)
  one.process.kill('SIGKILL')
  await two.prints(`"order":"${id}","status":"payment_pending"`)
  service.callback(id, 'order_broadcasted')
  await two.prints(closed(id, 'credited'))
})

test('the Node example credits no order that differs from the cart, is canceled or unknown', async () => {
  const merchant = await start()
  const cheap = await open({ amount: '5' })
  service.callback(cheap, 'order_broadcasted')
  await report(merchant, cheap)
  await merchant.prints(closed(cheap, 'mismatched'))
  await merchant.prints('"fields":["amount"]')

  const cancelled = await open()
  service.callback(cancelled, 'order_cancelled')
  await report(merchant, cancelled)
  await merchant.prints(closed(cancelled, 'cancelled'))

  const foreign = await open({ wallet: `0x${'1'.repeat(40)}` })
  service.callback(foreign, 'order_broadcasted')
  await report(merchant, foreign)
  await merchant.prints(`"order":"${foreign}","code":"order_not_found"`)
  // Another letter case is the same order.
  expect(await report(merchant, cancelled.toUpperCase())).toBe(202)
  expect(await report(merchant, 'paid')).toBe(404)
  expect(await isPaid(merchant)).toEqual({ paid: false })
  expect(secretsIn(merchant.output())).toEqual([])
})

test('the Node example compares every field that the cart requires', () => {
  const wallet = `0x${'aB'.repeat(20)}`
  const cart = { wallet, amount: '50', currency: 'USD', chain: 8453, token: 'USDC' } as const
  const order = {
    id: crypto.randomUUID(),
    status: 'order_broadcasted',
    source: { wallet, currency: 'USD', amount: '050.00', card_brand: null, card_last_four: null },
    destination: { wallet: wallet.toLowerCase(), chain: 8453, token: 'USDC' },
    created_at: '2026-11-20T12:00:00Z',
  }
  expect(mismatchedFields(cart, order)).toEqual([])
  const other: Cart = {
    wallet: '0x1',
    amount: '500',
    currency: 'EUR',
    chain: 1,
    token: 'AUSD',
  }
  expect(mismatchedFields(other, order)).toEqual(['wallet', 'chain', 'token', 'currency', 'amount'])
})

/** Reads the order of a cart on a virtual clock, and collects the logged events. */
function reading(fetch: () => Promise<Response>, changes: object = {}) {
  const store = openStore(':memory:')
  store.addOrder(ORDER_ID, 'cart-1')
  const { client, clock } = createTestClient({ fetch })
  const events: string[] = []
  const { follow, readOnce } = createFollower({
    onramp: client,
    carts: new Map([['cart-1', purchase]]),
    store: { ...store, ...changes },
    log: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  return {
    store,
    clock,
    events,
    follow: () => follow(ORDER_ID),
    readOnce: () => readOnce(ORDER_ID),
  }
}

test('the Node example reads an order one time for a schedule, and not again once it has an outcome', async () => {
  const statuses = ['payment_pending', 'order_broadcasted']
  const { store, events, readOnce } = reading(async () => json(order(statuses.shift() ?? '')))
  await readOnce()
  expect(events).toEqual(['order_read'])
  expect(store.openOrders()).toEqual([ORDER_ID])
  await readOnce()
  await readOnce()
  expect(events.slice(1)).toEqual(['order_read', 'order_closed'])
  expect(store.credits('cart-1')).toHaveLength(1)
})

test('the Node example follows an order for longer than a day', async () => {
  let status = 'payment_pending'
  const { store, clock, events, follow } = reading(async () => json(order(status)))
  const done = follow()
  await clock.advance(25 * 3_600_000)
  expect(events).toEqual(['order_read', 'order_read'])
  status = 'order_broadcasted'
  await clock.advance(3_600_000)
  await done
  expect(events.slice(2)).toEqual(['order_read', 'order_closed'])
  expect(store.credits('cart-1')).toHaveLength(1)
})

test('the Node example logs failed reads and keeps polling', async () => {
  const responses = [new Response('', { status: 503 }), json(order('order_broadcasted'))]
  const { clock, events, follow } = reading(async () => responses.shift() ?? Response.error())
  const done = follow()
  await clock.advance(60_000)
  await done
  expect(events).toEqual(['poll_failed', 'order_read', 'order_closed'])
})

test('the Node example logs an error of its database, and keeps the order open', async () => {
  const close = () => {
    throw new Error('disk full')
  }
  const { store, events, follow } = reading(async () => json(order('order_broadcasted')), { close })
  const done = follow()
  await done
  expect(events).toEqual(['order_read', 'follow_failed'])
  expect(store.openOrders()).toEqual([ORDER_ID])
})

test('the Node example forgets an order that the service does not know', async () => {
  const { store, clock, events, follow } = reading(async () =>
    errorResponse(404, 'order_not_found'),
  )
  const done = follow()
  await clock.advance(3_600_000)
  await done
  expect(events.at(-1)).toBe('follow_failed')
  expect(store.find(ORDER_ID)).toBeUndefined()
})

test('the Node example keeps an order that it has read, although the service no longer finds it', async () => {
  const { store, clock, events, follow } = reading(async () =>
    errorResponse(404, 'order_not_found'),
  )
  store.setStatus(ORDER_ID, 'order_completed')
  const done = follow()
  await clock.advance(3_600_000)
  await done
  expect(events.at(-1)).toBe('follow_failed')
  expect(store.openOrders()).toEqual([ORDER_ID])
})

test('the Node example credits every top-up with what was paid', async () => {
  const store = openStore(':memory:')
  const amounts: Readonly<Record<string, string>> = { [ORDER_ID]: '20', [OTHER_ID]: '35.5' }
  for (const id of Object.keys(amounts)) store.addOrder(id, 'account-1')
  const { client } = createTestClient({
    fetch: async (request) => {
      const id = new URL((request as Request).url).pathname.split('/').at(-1) ?? ''
      const { source } = order('order_broadcasted')
      return json(
        order('order_broadcasted', { id, source: { ...source, amount: amounts[id] ?? '' } }),
      )
    },
  })
  const { readOnce } = createFollower({
    onramp: client,
    carts: new Map([['account-1', topUp]]),
    store,
    log: () => {},
    signal: new AbortController().signal,
  })
  for (const id of store.openOrders()) await readOnce(id)
  expect(store.openOrders()).toEqual([])
  expect(store.credits('account-1')).toEqual([
    { amount: '20', currency: 'USD' },
    { amount: '35.5', currency: 'USD' },
  ])
})

test('the Node example gives an order one outcome, and credits a cart once', () => {
  const store = openStore(':memory:')
  const other = crypto.randomUUID()
  const paid = { amount: '50', currency: 'USD' }
  store.addOrder(ORDER_ID, 'cart-1')
  store.addOrder(ORDER_ID.toUpperCase(), 'cart-2')
  store.addOrder(other, 'cart-1')
  expect(store.close(ORDER_ID.toUpperCase(), 'credited', paid)).toBe('credited')
  expect(store.close(ORDER_ID, 'credited', paid)).toBeUndefined()
  expect(store.close(other, 'credited', paid)).toBe('already_credited')
  expect(store.credits('cart-2')).toEqual([])
})

test('the Node example leaves an order to the cart that reported it first', () => {
  const store = openStore(':memory:')
  store.addOrder(ORDER_ID, 'cart-1')
  store.addOrder(ORDER_ID, 'cart-2')
  expect(store.find(ORDER_ID)).toEqual({ cart: 'cart-1', outcome: null })
})
