import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createService, type Service } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { secretsIn } from '@onramp-kit/test-tools/secrets/secretsIn'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'

const example = fileURLToPath(new URL('../../examples/node', import.meta.url))
const key = 'svc_public_sandbox_shop'
const origin = 'https://shop.example'

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

const report = async ({ url }: Merchant, order_id: string, cart = 'cart-1') =>
  (await fetch(`${url}/carts/${cart}/orders/${order_id}`, { method: 'PUT' })).status
const cart = async ({ url }: Merchant) => (await fetch(`${url}/carts/cart-1`)).json()
const unpaid = { paid: false, pending: false, credits: [] }
const paid = { paid: true, pending: false, credits: [{ amount: '50.00', currency: 'USD' }] }

const closed = (id: string, outcome: string) =>
  `"event":"order_closed","order":"${id}","outcome":"${outcome}"`
const count = (text: string, part: string) => text.split(part).length - 1
/** Options that make the server read the due orders every 50 ms. */
const hurry =
  'const { setInterval: set } = globalThis; globalThis.setInterval = (run) => set(run, 50)'
const hurried = ['--import', `data:text/javascript,${encodeURIComponent(hurry)}`]

test('the Node example says at once that a cart is paid, and credits it once, however often and to whichever server its orders are reported', async () => {
  const [one, two] = await Promise.all([start(), start()])
  const id = await open()
  expect(await report(one, id)).toBe(202)
  expect(await cart(one)).toEqual(unpaid)
  service.callback(id, 'order_completed')
  await report(one, id)
  expect(await cart(two)).toEqual({ ...unpaid, pending: true })

  service.callback(id, 'order_broadcasted')
  await Promise.all([report(one, id), report(two, id)])
  expect(await Promise.all([cart(one), cart(two)])).toEqual([paid, paid])

  // A second order of the same cart needs a person.
  const second = await open()
  service.callback(second, 'order_broadcasted')
  await report(one, second)
  await one.prints(closed(second, 'already_credited'))
  await report(one, id)
  expect(count(one.output() + two.output(), closed(id, 'credited'))).toBe(1)
  expect(secretsIn(one.output() + two.output())).toEqual([])
})

test('the Node example ends on SIGTERM, and reads its open orders after a restart', async () => {
  const first = await start()
  const id = await open()
  await report(first, id)
  expect(await stop(first)).toBe(0)

  service.callback(id, 'order_broadcasted')
  const second = await start(...hurried)
  await second.prints(closed(id, 'credited'))
  expect(await cart(second)).toEqual(paid)

  const third = await start()
  expect(await report(third, id)).toBe(202)
  expect(await cart(third)).toEqual(paid)
  expect(third.output()).not.toContain('order_read')
})

test('the Node example reads the orders of a server that crashed', async () => {
  const [one, two] = await Promise.all([start(), start(...hurried)])
  const id = await open()
  await report(one, id)
  one.process.kill('SIGKILL')
  service.callback(id, 'order_broadcasted')
  await two.prints(closed(id, 'credited'))
})

test('the Node example credits no order that differs from the cart, is canceled or unknown', async () => {
  const merchant = await start()
  const cheap = await open({ amount: '5' })
  service.callback(cheap, 'order_broadcasted')
  await report(merchant, cheap)
  await merchant.prints(`${closed(cheap, 'mismatched')},"fields":["amount"]`)

  const cancelled = await open()
  service.callback(cancelled, 'order_cancelled')
  await report(merchant, cancelled)
  await merchant.prints(closed(cancelled, 'cancelled'))

  const foreign = await open({ wallet: `0x${'1'.repeat(40)}` })
  service.callback(foreign, 'order_broadcasted')
  await report(merchant, foreign)
  await merchant.prints(`"order":"${foreign}","code":"order_not_found"`)
  expect(await report(merchant, cheap, 'no-cart')).toBe(404)
  expect(await cart(merchant)).toEqual(unpaid)
  expect(secretsIn(merchant.output())).toEqual([])
})

test('the Node example reads an order in any letter case once', async () => {
  const merchant = await start()
  const id = await open()
  service.callback(id, 'order_broadcasted')
  expect(await report(merchant, id.toUpperCase())).toBe(202)
  expect(await report(merchant, id)).toBe(202)
  await merchant.prints(closed(id, 'credited'))
  expect(count(merchant.output(), '"order_read"')).toBe(1)
  expect(await cart(merchant)).toEqual(paid)
})

test('the Node example stores no id that the client cannot read', async () => {
  const merchant = await start()
  const { client } = createTestClient({ fetch: async () => Response.json({}, { status: 404 }) })
  const ids = fc.oneof(
    fc.uuid(),
    fc.constantFrom('paid', '0'.repeat(34) + '--', '00000000-0000-0000-0000-000000000000'),
    fc.constantFrom('FFFFFFFF-ffff-ffff-ffff-ffffffffffff', 'f0f0f0f0-0000-0000-0000-000000000000'),
    fc.stringMatching(/^[\da-fA-F]{8}-[\da-f]{4}-[\da-f]{4}-[\da-fA-F]{4}-[\da-f]{12}$/),
    fc.stringMatching(/^[\da-fA-F-]{36}$/),
  )
  await fc.assert(
    fc.asyncProperty(ids, async (id) => {
      const { code } = await client.card.orders.get({ id, wallet: purchase.wallet }).catch((e) => e)
      expect(await report(merchant, id), id).toBe(code === 'invalid_input' ? 404 : 202)
    }),
    { numRuns: 200, seed: 1 },
  )
})
