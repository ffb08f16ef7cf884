import { describe, expect, test } from 'vitest'
import { ORDER_ID, order } from '../../../../test/harness/cardSamples.ts'
import {
  destination,
  details,
  HOSTED_URL,
  KEY,
  opened,
  setUpCheckout,
  status,
} from '../../../../test/harness/checkoutRig.ts'
import { createMemoryLock } from '../../../../test/harness/memoryLock.ts'
import { createMemoryStorage } from '../../../../test/harness/memoryStorage.ts'
import {
  json,
  refusal,
  scriptNetwork,
  type Turn,
} from '../../../../test/harness/scriptedNetwork.ts'
import { createTestClient } from '../../../../test/harness/testClient.ts'
import { settle } from '../../../../test/harness/virtualClock.ts'
import type { TryLock } from '../platform/lock.ts'
import { createCheckout } from './createCheckout.ts'

describe('what keeps two pages from opening at the same moment', () => {
  test('a lock that another page holds, though it has stored nothing', async () => {
    const lock = createMemoryLock()
    let release = () => {}
    void lock(KEY, () => new Promise<void>((resolve) => (release = resolve)))
    const { clock, open, posts } = setUpCheckout([opened], { lock })
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(10_000)
    expect(trail).toEqual(['details', 'opening', 'resuming'])
    release()
    await clock.advance(2_000)
    expect(trail.at(-1)).toBe('details')
    expect(posts()).toBe(0)
  })

  test('a second look, when another page stored its order before the lock was had', async () => {
    const storage = createMemoryStorage()
    const lock: TryLock = async (_, run) => {
      await createCheckout(
        createTestClient({ fetch: scriptNetwork(opened).fetch, storage, random: () => 0.1 }).client,
        destination,
      ).open(details)
      await run()
      return true
    }
    const { clock, open, posts } = setUpCheckout([status('payment_pending')], { lock, storage })
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', order_id: ORDER_ID })
    expect(posts()).toBe(0)
  })

  test('but not a lock that does not work', async () => {
    const lock = () => Promise.reject(new DOMException('no origin', 'SecurityError'))
    const { open, posts } = setUpCheckout([opened, status('payment_pending')], { lock })
    const { checkout } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot().step).toBe('paying')
    expect(posts()).toBe(1)
  })

  test('nor a lock that breaks once the purchase is being opened, which is not opened again', async () => {
    const lock: TryLock = async (_, run) => {
      void run()
      throw new DOMException('stolen', 'AbortError')
    }
    const { clock, open, posts } = setUpCheckout([opened, status('payment_pending')], { lock })
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', order_id: ORDER_ID })
    expect(posts()).toBe(1)
  })
})

test("a late answer does not take the place of another page's order", async () => {
  let answer: (response: Response) => void = () => {}
  const turn: Turn = () => new Promise((resolve) => (answer = resolve))
  const { client, open, storage } = setUpCheckout([turn, status('payment_pending')])
  const { checkout } = open()
  void checkout.open(details)
  await settle()
  const foreign = { ...JSON.parse(storage.getItem(KEY) ?? ''), attempt: 'of another page' }
  storage.setItem(KEY, JSON.stringify(foreign))
  answer(opened.clone())
  await settle()
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(foreign)
  expect(client.memory.size).toBe(0)
})

describe('a second tab', () => {
  test('follows the running order instead of buying', async () => {
    const { clock, open, posts } = setUpCheckout([opened, status('payment_pending')])
    const second = open()
    const first = open()
    await first.checkout.open(details)
    await second.checkout.open(details)
    await clock.advance(5_000)
    expect(second.trail).toEqual(['details', 'resuming', 'paying'])
    expect(posts()).toBe(1)
  })

  test('buys nothing while the first one is still opening', async () => {
    const { open, posts } = setUpCheckout(['silent'])
    const second = open()
    const first = open()
    void first.checkout.open(details)
    await second.checkout.open(details)
    await settle()
    expect(second.checkout.getSnapshot().step).toBe('resuming')
    await second.checkout.open(details)
    await second.checkout.openAgain()
    expect(posts()).toBe(1)
  })

  test('follows the order as soon as the first one has opened it', async () => {
    let answer: (response: Response) => void = () => {}
    const turn: Turn = () => new Promise((resolve) => (answer = resolve))
    const { clock, open, posts } = setUpCheckout([turn, status('payment_pending')])
    const first = open()
    void first.checkout.open(details)
    await settle()
    const second = open()
    await clock.advance(3_000)
    expect(second.trail).toEqual(['resuming'])
    answer(opened.clone())
    await clock.advance(3_000)
    expect(second.trail).toEqual(['resuming', 'paying'])
    expect(posts()).toBe(1)
  })

  test('is free again as soon as the first one was refused', async () => {
    let answer: (response: Response) => void = () => {}
    const turn: Turn = () => new Promise((resolve) => (answer = resolve))
    const { clock, open } = setUpCheckout([turn])
    const first = open()
    void first.checkout.open(details)
    await settle()
    const second = open()
    answer(refusal(400, 'validation_error'))
    await clock.advance(2_000)
    expect(second.trail).toEqual(['resuming', 'details'])
    expect(clock.timers()).toBe(0)
  })

  test('of another wallet or environment buys for itself', async () => {
    const storage = createMemoryStorage()
    const one = setUpCheckout([opened, status('payment_pending')], { storage })
    await one.open().checkout.open(details)
    const live = setUpCheckout([opened], { storage, publishableKey: 'svc_public_live_x' })
    expect(live.open().trail).toEqual(['details'])
    const other = createCheckout(one.client, { ...destination, wallet: `0x${'a'.repeat(40)}` })
    expect(other.getSnapshot().step).toBe('details')
  })
})

describe('two tabs with an order each', () => {
  const SECOND = '5f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b'
  const answers =
    (states: Record<string, string>): Turn =>
    async (request) => {
      if (request.method === 'POST') return states[SECOND] ? openedAs(SECOND) : opened.clone()
      const id = request.url.includes(SECOND) ? SECOND : ORDER_ID
      return json(order(states[id] ?? 'payment_pending', { id }))
    }
  const openedAs = (id: string) => json({ order_id: id, url: HOSTED_URL })

  async function setUpTwo() {
    const states: Record<string, string> = {}
    let draw = 0
    const random = () => (draw = (draw + 0.37) % 1)
    const world = setUpCheckout([answers(states)], { random })
    const first = world.open()
    await first.checkout.open(details)
    const second = world.open()
    await world.clock.advance(3_000)
    second.checkout.startOver()
    states[SECOND] = 'payment_pending'
    await second.checkout.open(details)
    await world.clock.advance(1_000)
    return { ...world, first, second, states }
  }

  test("the end of one's order leaves the other's record alone", async () => {
    const { clock, open, states, first } = await setUpTwo()
    states[ORDER_ID] = 'order_broadcasted'
    await clock.advance(10_000)
    expect(first.trail.at(-1)).toBe('sent')
    expect(open().checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: SECOND })
  })

  test("starting over after one's own order is over finds the other's", async () => {
    const { clock, states, first, posts } = await setUpTwo()
    states[ORDER_ID] = 'order_broadcasted'
    await clock.advance(10_000)
    first.checkout.startOver()
    expect(first.checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: SECOND })
    await first.checkout.open(details)
    expect(posts()).toBe(2)
  })
})

test('two tabs that click at the same moment open one purchase', async () => {
  const { clock, open, posts } = setUpCheckout([opened, status('payment_pending')])
  const [one, two] = [open(), open()]
  await Promise.all([one.checkout.open(details), two.checkout.open(details)])
  await clock.advance(5_000)
  expect([one.trail.at(-1), two.trail.at(-1)]).toEqual(['paying', 'paying'])
  expect(posts()).toBe(1)
})
