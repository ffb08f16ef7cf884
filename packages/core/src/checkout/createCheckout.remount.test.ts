import { order } from '@onramp-kit/test-tools/cardSamples'
import {
  destination,
  details,
  HOSTED_URL,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { json, scriptNetwork, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { expect, test } from 'vitest'
import type { CheckoutOptions } from './checkout.ts'
import { createCheckout } from './createCheckout.ts'

async function paying(turns: Turn[] = [status('payment_pending')]) {
  const world = setUpCheckout([opened, ...turns])
  const first = world.open()
  await first.checkout.open(details)
  await world.clock.advance(1_000)
  return { ...world, first }
}

test('a remounted checkout shows the hosted page again', async () => {
  const { clock, first, open } = await paying()
  first.leave()
  const { checkout } = open()
  await clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
})

test('a replaced client shows the hosted page again on the same page', async () => {
  const { client, clock, first, network, storage } = await paying()
  first.leave()
  const { page } = client.platform
  const other = createTestClient({ fetch: network.fetch, page, storage })
  const checkout = createCheckout(other.client, destination)
  checkout.subscribe(() => {})
  await clock.advance(1_000)
  await other.clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
})

test('a replaced client finds the order where storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
  const { client, network, open } = setUpCheckout([opened, status('payment_pending')], { storage })
  const first = open()
  await first.checkout.open(details)
  first.leave()
  const { page } = client.platform
  const other = createTestClient({ fetch: network.fetch, page, storage })
  const checkout = createCheckout(other.client, destination)
  checkout.subscribe(() => {})
  await other.clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
})

test('the next checkout shows a hosted page that arrived while none was mounted', async () => {
  let answer: (response: Response) => void = () => {}
  const turn: Turn = () => new Promise((resolve) => (answer = resolve))
  const { clock, open } = setUpCheckout([turn, status('payment_pending')])
  const first = open()
  void first.checkout.open(details)
  await settle()
  first.leave()
  answer(opened.clone())
  await settle()
  const { checkout } = open()
  await clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
})

test('one checkout at a time shows the hosted page', async () => {
  const { clock, first, open } = await paying()
  const second = open()
  await clock.advance(1_000)
  expect(second.checkout.getSnapshot()).toMatchObject({ step: 'paying', url: undefined })
  first.leave()
  second.leave()
  const third = open()
  await clock.advance(1_000)
  expect(third.checkout.getSnapshot().url).toBe(HOSTED_URL)
  first.checkout.subscribe(() => {})
  expect(first.checkout.getSnapshot().url).toBeUndefined()
})

test('a checkout that is unsubscribed and resubscribed at once keeps the hosted page', async () => {
  const { first } = await paying()
  first.leave()
  first.checkout.subscribe(() => {})
  expect(first.checkout.getSnapshot().url).toBe(HOSTED_URL)
})

test('a remounted checkout shows no hosted page for an order captured meanwhile', async () => {
  const { clock, first, open } = await paying([
    status('payment_pending'),
    status('order_completed'),
  ])
  first.leave()
  const { checkout } = open()
  await clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'settling', url: undefined })
})

test('a page keeps the hosted pages of its last eight orders', async () => {
  const idOf = (count: number) => `4f2c1c1e-8d5b-4c3a-9b1a-00000000000${count}`
  const buyers = Array.from({ length: 9 }, (_, index) => ({
    ...destination,
    wallet: `0x${String(index + 1).repeat(40)}`,
  }))
  let count = 0
  const network = (request: Request) => {
    if (request.method === 'GET') {
      const id = new URL(request.url).pathname.split('/').at(-1) ?? ''
      const buyer = buyers.find((_, index) => id === idOf(index + 1)) ?? destination
      return json(order('payment_pending', { id, destination: buyer }))
    }
    count += 1
    return json({ order_id: idOf(count), url: `https://pay.example/${count}` })
  }
  const { client } = createTestClient({ fetch: scriptNetwork(network).fetch })
  for (const buyer of buyers) await createCheckout(client, buyer).open(details)
  const urls: unknown[] = []
  for (const buyer of buyers) {
    const checkout = createCheckout(client, buyer)
    const leave = checkout.subscribe(() => {})
    await settle()
    urls.push(checkout.getSnapshot().url)
    leave()
  }
  expect(urls).toEqual([
    undefined,
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => `https://pay.example/${n}`),
  ])
})

test('a reload shows no hosted page', async () => {
  const { clock, first, reload } = await paying()
  first.leave()
  const { checkout } = reload()
  await clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: undefined })
})

test.each<CheckoutOptions>([{}, { resume: 'page' }])(
  'a checkout that mounts before the last one unmounts takes over its hosted page: %o',
  async (options) => {
    const { clock, open } = setUpCheckout([opened, status('payment_pending')], {}, options)
    const first = open()
    await first.checkout.open(details)
    await clock.advance(1_000)
    const { checkout } = open()
    await clock.advance(1_000)
    expect(checkout.getSnapshot().url).toBeUndefined()
    first.leave()
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: HOSTED_URL })
  },
)

test('a checkout takes over no hosted page of a paid order', async () => {
  const { clock, open } = setUpCheckout([
    opened,
    status('payment_pending'),
    status('order_completed'),
  ])
  const first = open()
  await first.checkout.open(details)
  const { checkout } = open()
  await clock.advance(10_000)
  expect(checkout.getSnapshot().isCaptured).toBe(true)
  first.leave()
  expect(checkout.getSnapshot().url).toBeUndefined()
})

test('a checkout resumes an order that another opened while it had no subscribers', async () => {
  const { clock, open } = setUpCheckout([opened, status('order_completed')])
  const hidden = open()
  hidden.leave()
  const other = open()
  await other.checkout.open(details)
  await clock.advance(1_000)
  other.leave()
  expect(hidden.checkout.getSnapshot().step).toBe('details')
  hidden.checkout.subscribe(() => {})
  await clock.advance(1_000)
  expect(hidden.checkout.getSnapshot().step).toBe('settling')
})

test('a resumed order keeps its chain and token, until the buyer starts over', async () => {
  const { client, clock, first } = await paying()
  first.leave()
  const other = { ...destination, chain: 42_161, token: 'AUSD' } as const
  const checkout = createCheckout(client, other)
  expect(checkout.getSnapshot().destination).toEqual(destination)
  checkout.subscribe(() => {})
  await clock.advance(1_000)
  checkout.startOver()
  expect(checkout.getSnapshot()).toMatchObject({ step: 'details', destination: other })
})
