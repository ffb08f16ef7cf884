import { ORDER_ID } from '@onramp-kit/test-tools/cardSamples'
import {
  details,
  MINUTE,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { json, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { expect, test } from 'vitest'
import type { CheckoutOptions } from './checkout.ts'

const DAY = 1_440 * MINUTE

/** What a purchase meets after its response, by the time since it was opened; the last turn repeats. */
type Purchase = (elapsed: () => number) => readonly Turn[]

const purchases: Readonly<Record<string, Purchase>> = {
  'a payment that waits': () => [opened, status('payment_pending')],
  'an unsafe payment page': () => [
    json({ order_id: ORDER_ID, url: 'http://pay.example/1' }),
    status('payment_pending'),
  ],
  'a canceled order': () => [opened, status('payment_pending'), status('order_cancelled')],
  'a sent order': () => [opened, status('order_completed'), status('order_broadcasted')],
  'an unknown status': () => [opened, status('odd')],
  'a status that is known at the end of the day': (elapsed) => [
    opened,
    () => status(elapsed() < DAY - 6 * MINUTE ? 'odd' : 'payment_pending'),
  ],
  'a lost response': () => ['dropped'],
}

/** A checkout whose subscriber starts over at its change number `first`, and at each later one. */
function startOverFrom(first: number, purchase: Purchase, options: CheckoutOptions = {}) {
  const urls: string[] = []
  const page = { ...createFakePage(), navigate: (url: string) => void urls.push(url) }
  const turns = purchase(() => world.clock.monotonic())
  const world = setUpCheckout([...turns], { page }, { resume: 'page', ...options })
  let changes = 0
  const watch = ({ checkout }: ReturnType<typeof world.open>) => {
    checkout.subscribe(() => {
      changes += 1
      if (changes >= first) checkout.startOver()
    })
    return checkout
  }
  return { ...world, urls, watch, changes: () => changes }
}

test.each(Object.entries(purchases))(
  'a subscriber may start over at each change of %s',
  async (_, purchase) => {
    async function startedOverFrom(first: number) {
      const world = startOverFrom(first, purchase)
      const checkout = world.watch(world.open())
      await checkout.open(details)
      await world.clock.advance(2 * DAY)
      return { ...world, snapshot: checkout.getSnapshot() }
    }
    const changes = (await startedOverFrom(Infinity)).changes()
    expect(changes).toBeGreaterThan(1)
    for (let first = 1; first <= changes; first += 1) {
      const { snapshot, storage, tabStorage, clock, posts } = await startedOverFrom(first)
      const changed = `from change ${first} of ${changes}`
      expect(snapshot, changed).toMatchObject({ step: 'details', hasTimedOut: false })
      expect([...storage.entries, ...tabStorage.entries], changed).toEqual([])
      expect(clock.timers(), changed).toBe(0)
      expect(posts(), changed).toBe(1)
    }
  },
)

test('a buyer is not sent to the payment page of an order that a subscriber gave up as it opened', async () => {
  const last = startOverFrom(Infinity, () => [opened], { presentation: 'redirect' })
  await last.watch(last.open()).open(details)
  const world = startOverFrom(last.changes(), () => [opened], { presentation: 'redirect' })
  const checkout = world.watch(world.open())
  await checkout.open(details)
  expect(checkout.getSnapshot().step).toBe('details')
  expect(last.urls).toHaveLength(1)
  expect(world.urls).toEqual([])
})

test('a subscriber may start over when a click finds the unknown purchase of a closed page', async () => {
  const world = startOverFrom(1, () => ['dropped'])
  const idle = world.reload()
  const closed = world.open()
  await closed.checkout.open(details)
  closed.leave()
  await world.clock.advance(10 * MINUTE)
  const checkout = world.watch(idle)
  await checkout.open(details)
  expect(checkout.getSnapshot().step).toBe('details')
  expect([...world.storage.entries]).toEqual([])
  expect(world.posts()).toBe(1)
})
