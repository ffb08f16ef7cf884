import { ORDER_ID, order } from '@onramp-kit/test-tools/cardSamples'
import {
  destination,
  details,
  HOSTED_URL,
  KEY,
  MINUTE,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { createMemoryLock } from '@onramp-kit/test-tools/memoryLock'
import { createMemoryStorage } from '@onramp-kit/test-tools/memoryStorage'
import {
  errorResponse,
  json,
  scriptNetwork,
  type Turn,
} from '@onramp-kit/test-tools/scriptedNetwork'
import { createSharedStorage } from '@onramp-kit/test-tools/sharedStorage'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { createVirtualClock, settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test } from 'vitest'
import type { TryLock } from '../platform/lock.ts'
import type { OrderStorage } from '../platform/storage.ts'
import type { PurchaseEvent } from './checkout.ts'
import { createCheckout } from './createCheckout.ts'

describe('a checkout with a lock', () => {
  test('sends nothing while another tab holds the lock, and returns to the details after its release', async () => {
    const lock = createMemoryLock()
    let release = () => {}
    void lock(KEY, () => new Promise<void>((resolve) => (release = resolve)))
    const { clock, open, posts } = setUpCheckout([opened], { lock })
    const { checkout, trail } = open()
    const opening = checkout.open(details)
    await clock.advance(10_000)
    await opening
    expect(trail).toEqual(['details', 'opening', 'resuming'])
    release()
    await clock.advance(2_000)
    expect(trail.at(-1)).toBe('details')
    expect(posts()).toBe(0)
  })

  test('retries a lock that another tab holds only to check it', async () => {
    const lock = createMemoryLock()
    let release = () => {}
    void lock(KEY, () => new Promise<void>((resolve) => (release = resolve)))
    const { clock, open, posts } = setUpCheckout([opened, status('payment_pending')], { lock })
    const { checkout } = open()
    void checkout.open(details)
    release()
    await clock.advance(1_000)
    expect(checkout.getSnapshot().step).toBe('paying')
    expect(posts()).toBe(1)
  })

  test('re-reads storage after taking the lock', async () => {
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

  test('opens the purchase without a lock that rejects', async () => {
    const lock = () => Promise.reject(new DOMException('no origin', 'SecurityError'))
    const { clock, open, posts } = setUpCheckout([opened, status('payment_pending')], { lock })
    const { checkout } = open()
    void checkout.open(details)
    await clock.advance(2_000)
    expect(checkout.getSnapshot().step).toBe('paying')
    expect(posts()).toBe(1)
  })

  test('does not send a purchase again if the lock rejects during it', async () => {
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

test("a late response does not replace another tab's order", async () => {
  let answer: (response: Response) => void = () => {}
  const turn: Turn = () => new Promise((resolve) => (answer = resolve))
  const { open, storage } = setUpCheckout([turn, status('payment_pending')])
  const { checkout } = open()
  void checkout.open(details)
  await settle()
  const foreign = { ...JSON.parse(storage.getItem(KEY) ?? ''), purchaseId: 'of another page' }
  storage.setItem(KEY, JSON.stringify(foreign))
  answer(opened.clone())
  await settle()
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toEqual(foreign)
})

test('a response stores its order even if its record was removed meanwhile', async () => {
  let answer: (response: Response) => void = () => {}
  const turn: Turn = () => new Promise((resolve) => (answer = resolve))
  const { open, storage } = setUpCheckout([turn, status('payment_pending')])
  void open().checkout.open(details)
  await settle()
  storage.removeItem(KEY)
  answer(opened.clone())
  await settle()
  expect(JSON.parse(storage.getItem(KEY) ?? '')).toMatchObject({ order_id: ORDER_ID })
})

describe('a second tab', () => {
  test('resumes the open order instead of buying', async () => {
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
    await second.checkout.retry()
    expect(posts()).toBe(1)
  })

  test('resumes the order once the first tab has opened it', async () => {
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

  test("returns to the details once the first tab's purchase was rejected", async () => {
    let answer: (response: Response) => void = () => {}
    const turn: Turn = () => new Promise((resolve) => (answer = resolve))
    const { clock, open } = setUpCheckout([turn])
    const first = open()
    void first.checkout.open(details)
    await settle()
    const second = open()
    answer(errorResponse(400, 'validation_error'))
    await clock.advance(2_000)
    expect(second.trail).toEqual(['resuming', 'details'])
    expect(clock.timers()).toBe(0)
  })

  test('with another wallet or environment opens its own purchase', async () => {
    const storage = createMemoryStorage()
    const one = setUpCheckout([opened, status('payment_pending')], { storage })
    await one.open().checkout.open(details)
    const live = setUpCheckout([opened], { storage, publishableKey: 'svc_public_live_x' })
    expect(live.open().trail).toEqual(['details'])
    const other = createCheckout(one.client, { ...destination, wallet: `0x${'a'.repeat(40)}` })
    expect(other.getSnapshot().step).toBe('details')
  })
})

const SECOND = '5f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b'
const answers =
  (states: Record<string, string>): Turn =>
  async (request) => {
    if (request.method === 'POST') return states[SECOND] ? openedAs(SECOND) : opened.clone()
    const id = request.url.includes(SECOND) ? SECOND : ORDER_ID
    return json(order(states[id] ?? 'payment_pending', { id }))
  }
const openedAs = (id: string) => json({ order_id: id, url: HOSTED_URL })

describe('two tabs with an order each', () => {
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

  test("the end of one order keeps the other tab's record", async () => {
    const { clock, open, states, first } = await setUpTwo()
    states[ORDER_ID] = 'order_broadcasted'
    await clock.advance(10_000)
    expect(first.trail.at(-1)).toBe('sent')
    expect(open().checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: SECOND })
  })

  test("starting over after this tab's order has ended resumes the other tab's", async () => {
    const { clock, states, first, posts } = await setUpTwo()
    states[ORDER_ID] = 'order_broadcasted'
    await clock.advance(10_000)
    first.checkout.startOver()
    expect(first.checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: SECOND })
    await first.checkout.open(details)
    expect(posts()).toBe(2)
  })

  test('a reload resumes the captured order, then the open one', async () => {
    const { clock, reload, states, first } = await setUpTwo()
    states[ORDER_ID] = 'order_completed'
    await clock.advance(10_000)
    expect(first.trail.at(-1)).toBe('settling')
    const { checkout } = reload()
    expect(checkout.getSnapshot()).toMatchObject({ order_id: ORDER_ID, isCaptured: true })
    states[ORDER_ID] = 'order_broadcasted'
    await clock.advance(30_000)
    expect(checkout.getSnapshot().step).toBe('sent')
    expect(reload().checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: SECOND })
  })

  test('a tab that starts over before it has read the capture resumes the captured order', async () => {
    const { clock, open, states, first, second, posts } = await setUpTwo()
    const third = open()
    await clock.advance(3_000)
    expect(third.checkout.getSnapshot()).toMatchObject({ step: 'paying', order_id: SECOND })
    states[SECOND] = 'order_completed'
    second.checkout.refetchSoon()
    first.leave()
    while (!second.checkout.getSnapshot().isCaptured) await clock.advance(10)
    expect(third.checkout.getSnapshot().isCaptured).toBe(false)
    third.checkout.startOver()
    await third.checkout.open(details)
    expect(third.checkout.getSnapshot()).toMatchObject({ order_id: SECOND, isCaptured: true })
    expect(posts()).toBe(2)
  })

  test('both captured are resumed, one after the other', async () => {
    const { clock, reload, states } = await setUpTwo()
    states[SECOND] = 'order_completed'
    await clock.advance(10_000)
    states[ORDER_ID] = 'order_completed'
    await clock.advance(10_000)
    const { checkout } = reload()
    const isCaptured = true
    expect(checkout.getSnapshot()).toMatchObject({ order_id: ORDER_ID, isCaptured })
    states[ORDER_ID] = 'order_broadcasted'
    await clock.advance(30_000)
    checkout.startOver()
    expect(checkout.getSnapshot()).toMatchObject({ order_id: SECOND, isCaptured })
  })

  test('a capture blocks the purchase of a tab whose own order has ended', async () => {
    const { clock, states, second, posts } = await setUpTwo()
    states[ORDER_ID] = 'order_completed'
    states[SECOND] = 'order_cancelled'
    await clock.advance(10_000)
    second.checkout.startOver()
    await second.checkout.open(details)
    expect(second.checkout.getSnapshot()).toMatchObject({ order_id: ORDER_ID, isCaptured: true })
    expect(posts()).toBe(2)
  })
})

test('two tabs that click at the same time open one purchase', async () => {
  const { clock, open, posts } = setUpCheckout([opened, status('payment_pending')])
  const [one, two] = [open(), open()]
  await Promise.all([one.checkout.open(details), two.checkout.open(details)])
  await clock.advance(5_000)
  expect([one.trail.at(-1), two.trail.at(-1)]).toEqual(['paying', 'paying'])
  expect(posts()).toBe(1)
})

const notRecorded = {
  code: 'request_not_sent',
  outcome: 'none',
  message: expect.stringContaining(
    'the request was not sent: platform.storage must return its record at once.',
  ),
}

describe('a storage that', () => {
  const promised = createMemoryStorage()
  const slow = { ...promised, getItem: async (key: string) => promised.getItem(key) }
  const storages = [
    ['keeps nothing, as on a server', undefined],
    ['returns a promise', slow as unknown as OrderStorage],
  ] as const
  const rejects = () => Promise.reject(new DOMException('no locks', 'SecurityError'))
  const locks = [
    ['a lock', createMemoryLock()],
    ['no lock', rejects],
  ] as const

  describe.each(storages)('%s', (_, storage) => {
    test.each(locks)('sends no purchase with %s, and says why', async (_lock, lock) => {
      const events: PurchaseEvent[] = []
      const onEvent = (event: PurchaseEvent) => void events.push(event)
      const world = setUpCheckout([opened], { lock, storage }, { onEvent })
      const { checkout, trail } = world.open()
      void checkout.open(details)
      await world.clock.advance(5_000)
      expect(trail).toEqual(['details', 'opening', 'details'])
      expect(checkout.getSnapshot().error).toMatchObject(notRecorded)
      expect(events).toEqual([{ type: 'refused', code: 'request_not_sent', field: undefined }])
      expect(world.posts()).toBe(0)
    })
  })

  test('no longer keeps records leaves an unconfirmed purchase unconfirmed', async () => {
    const storage = createMemoryStorage()
    const { open, posts } = setUpCheckout(['dropped', opened], { storage })
    const { checkout } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot().step).toBe('unknown')
    storage.setItem = () => {}
    storage.entries.clear()
    await checkout.retry()
    expect(checkout.getSnapshot()).toMatchObject({ step: 'unknown', error: notRecorded })
    expect(posts()).toBe(1)
  })
})

describe('without Web Locks', () => {
  const lock = () => Promise.reject(new DOMException('no locks', 'SecurityError'))

  test('two tabs that click at once open one purchase', async () => {
    const { clock, open, posts } = setUpCheckout([opened, status('payment_pending')], {
      lock,
      random: Math.random,
    })
    const [one, two] = [open(), open()]
    void one.checkout.open(details)
    void two.checkout.open(details)
    await clock.advance(5_000)
    expect([one.trail.at(-1), two.trail.at(-1)]).toEqual(['paying', 'paying'])
    expect(posts()).toBe(1)
  })

  test('a purchase that a capture in another tab stops leaves no record', async () => {
    const states: Record<string, string> = {}
    const { clock, open, posts } = setUpCheckout([answers(states)], { lock, random: Math.random })
    const first = open()
    void first.checkout.open(details)
    await clock.advance(2_000)
    const second = open()
    await clock.advance(1_000)
    second.checkout.startOver()
    void second.checkout.open(details)
    await clock.advance(200)
    states[ORDER_ID] = 'order_completed'
    first.checkout.refetchSoon()
    await clock.advance(5_000)
    expect(second.checkout.getSnapshot()).toMatchObject({ order_id: ORDER_ID, isCaptured: true })
    states[ORDER_ID] = 'order_broadcasted'
    await clock.advance(120_000)
    second.checkout.startOver()
    expect(second.checkout.getSnapshot().step).toBe('details')
    expect(posts()).toBe(1)
  })

  test('a purchase whose record another tab removed meanwhile is not sent', async () => {
    const { clock, open, posts, storage } = setUpCheckout([opened], { lock })
    const { checkout } = open()
    void checkout.open(details)
    await clock.advance(500)
    storage.removeItem(KEY)
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'details', error: notRecorded })
    expect(posts()).toBe(0)
  })

  const lags = [0, 100, 300, 500]
  const offsets = [0, 50, 100, 250, 400, 499, 600, 1_000]
  const cases = lags.flatMap((lag) => offsets.map((offset) => [lag, offset] as const))

  test.each(cases)(
    'two tabs with a storage delay of %i ms open one purchase when they click %i ms apart',
    async (lag, offset) => {
      const clock = createVirtualClock()
      const storageOf = createSharedStorage(clock.now, lag)
      const network = scriptNetwork(opened, status('payment_pending'))
      const tab = () => {
        const options = { fetch: network.fetch, clock, lock, random: Math.random }
        const { client } = createTestClient({ ...options, storage: storageOf({}) })
        const checkout = createCheckout(client, destination)
        checkout.subscribe(() => {})
        return checkout
      }
      const [one, two] = [tab(), tab()]
      void one.open(details)
      await clock.advance(offset)
      void two.open(details)
      await clock.advance(10_000)
      expect(network.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
      expect([one, two].map((each) => each.getSnapshot().step)).toEqual(['paying', 'paying'])
    },
  )
})

test.each([
  ['a little', 1_000, 'resuming'],
  ['an hour', 60 * MINUTE, 'unknown'],
])(
  'a tab leaves the record of a purchase to the tab that opens it, also if the clock was set back by %s',
  async (_, ms, step) => {
    const storage = createMemoryStorage()
    const { clock, client, reload } = setUpCheckout([() => new Promise(() => {})], { storage })
    void createCheckout(client, destination).open(details)
    await settle()
    const [[key, text] = ['', '']] = storage.entries
    const opening = JSON.parse(text)
    const record = JSON.stringify({ ...opening, created_at: clock.now() + ms })
    storage.setItem(key, record)
    const { checkout } = reload()
    await clock.advance(500)
    expect(storage.getItem(key)).toBe(record)
    expect(checkout.getSnapshot().step).toBe(step)
    storage.setItem(key, JSON.stringify({ ...opening, order_id: ORDER_ID }))
    await clock.advance(1_000)
    expect(checkout.getSnapshot().order_id).toBe(ORDER_ID)
  },
)

test('two keys, or two services, on one origin keep separate records', async () => {
  const storage = createMemoryStorage()
  const shop = setUpCheckout([opened, status('payment_pending')], { storage })
  await shop.open().checkout.open(details)
  const others = [
    { publishableKey: 'svc_public_sandbox_other' },
    { baseUrl: 'https://another.example' },
  ]
  for (const other of others) {
    const { clock, open } = setUpCheckout([errorResponse(404, 'order_not_found')], {
      storage,
      ...other,
    })
    const { trail, checkout } = open()
    await clock.advance(120_000)
    expect(trail).toEqual(['details'])
    checkout.startOver()
  }
  expect(shop.open().checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: ORDER_ID })
})

test('a purchase rejected for its chain leaves no record', async () => {
  const { client, storage } = setUpCheckout([opened])
  const checkout = createCheckout(client, { ...destination, chain: 5 as 8453 })
  await checkout.open(details)
  expect(checkout.getSnapshot()).toMatchObject({
    step: 'details',
    error: { code: 'invalid_input' },
  })
  expect(storage.entries.size).toBe(0)
})

test('a storage that fits the record of a purchase fits the id of its order', async () => {
  const storage = createMemoryStorage()
  const full = {
    ...storage,
    setItem(key: string, value: string) {
      const room = storage.getItem(key)?.length ?? 512
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  }
  const { clock, open, reload } = setUpCheckout([opened, status('order_completed')], {
    storage: full,
  })
  const first = open()
  await first.checkout.open(details)
  await clock.advance(1_000)
  expect(reload().checkout.getSnapshot()).toMatchObject({ order_id: ORDER_ID, isCaptured: true })
})

describe('a second tab whose browser has no room in its storage', () => {
  const full = {
    ...createMemoryStorage(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }

  test('shows a form, and opens no purchase while the first tab has an order', async () => {
    const turns = [opened, status('payment_pending'), status('order_cancelled')]
    const { clock, open, posts, reload } = setUpCheckout(turns, { storage: full })
    const first = open()
    const second = reload()
    await first.checkout.open(details)
    expect(second.trail).toEqual(['details'])
    void second.checkout.open(details)
    await clock.advance(1_500)
    expect(second.trail).toEqual(['details', 'opening', 'resuming'])
    expect(reload().trail).toEqual(['details'])
    await clock.advance(60_000)
    expect(first.checkout.getSnapshot().step).toBe('cancelled')
    expect(second.trail).toEqual(['details', 'opening', 'resuming', 'details'])
    expect(posts()).toBe(1)
    void second.checkout.open(details)
    await clock.advance(1_500)
    expect(posts()).toBe(2)
  })

  test('buys once the order of the first has expired, for which no timer runs more than hourly', async () => {
    const clock = createVirtualClock()
    let timers = 0
    const setTimeout: typeof clock.setTimeout = (run, ms) => {
      timers += 1
      return clock.setTimeout(run, ms)
    }
    const { open, posts, reload } = setUpCheckout([opened, status('payment_pending')], {
      storage: full,
      clock: { ...clock, setTimeout },
    })
    const first = open()
    await first.checkout.open(details)
    await clock.advance(1_000)
    first.leave()
    timers = 0
    await clock.advance(12 * 3_600_000)
    expect(timers).toBe(12)
    const second = reload()
    void second.checkout.open(details)
    await clock.advance(1_000)
    expect(posts()).toBe(1)
    second.leave()
    await clock.advance(13 * 3_600_000)
    void reload().checkout.open(details)
    await clock.advance(1_000)
    expect(posts()).toBe(2)
  })

  test('buys once the buyer has started over in the first', async () => {
    const { clock, open, posts, reload } = setUpCheckout([opened, status('payment_pending')], {
      storage: full,
    })
    const first = open()
    await first.checkout.open(details)
    first.checkout.startOver()
    await clock.advance(1_000)
    await reload().checkout.open(details)
    expect(posts()).toBe(2)
  })

  test.each([
    ['the same checkout', false],
    ['one that was mounted again', true],
  ])('does not keep %s of the first from buying once it has started over', async (_, isNew) => {
    const { clock, open, posts } = setUpCheckout([opened, status('payment_pending')], {
      storage: full,
    })
    const first = open()
    await first.checkout.open(details)
    if (isNew) first.leave()
    const { checkout } = isNew ? open() : first
    await clock.advance(1_000)
    checkout.startOver()
    void checkout.open(details)
    await clock.advance(200)
    expect(posts()).toBe(2)
  })

  test('does not keep the first from sending an unconfirmed purchase again', async () => {
    const { clock, open, posts } = setUpCheckout(['dropped', opened, status('payment_pending')], {
      storage: full,
    })
    const { checkout, trail } = open()
    await checkout.open(details)
    await checkout.retry()
    await clock.advance(1_000)
    expect(trail).toEqual(['details', 'opening', 'unknown', 'opening', 'paying'])
    expect(posts()).toBe(2)
  })

  test('opens a purchase of its own without a lock', async () => {
    const lock = () => Promise.reject(new DOMException('no locks', 'SecurityError'))
    const { clock, open, posts, reload } = setUpCheckout([opened, status('payment_pending')], {
      storage: full,
      lock,
    })
    for (const { checkout } of [open(), reload()]) {
      void checkout.open(details)
      await clock.advance(2_000)
    }
    expect(posts()).toBe(2)
  })
})

test("a tab does not restore the record of an order that another tab's buyer has left", async () => {
  const missing = errorResponse(404, 'order_not_found')
  const { clock, open, posts, storage } = setUpCheckout([opened, missing])
  const one = open()
  await one.checkout.open(details)
  await clock.advance(30_000)
  const two = open()
  await clock.advance(60_000)
  one.checkout.startOver()
  expect(storage.entries.size).toBe(0)
  await clock.advance(120_000)
  expect(two.checkout.getSnapshot().error).toMatchObject({ code: 'order_not_found' })
  expect(storage.entries.size).toBe(0)
  void one.checkout.open(details)
  await settle()
  expect(posts()).toBe(2)
})

test('a tab that no longer finds the order does not forget the capture that another tab has read', async () => {
  let turn = status('payment_pending')
  const { clock, open, reload } = setUpCheckout([opened, () => turn.clone()])
  const one = open()
  await one.checkout.open(details)
  one.leave()
  turn = status('order_completed')
  const two = reload()
  await clock.advance(1_000)
  two.leave()
  turn = errorResponse(404, 'order_not_found')
  one.checkout.subscribe(() => {})
  await clock.advance(120_000)
  expect(one.checkout.getSnapshot().error).toMatchObject({ code: 'order_not_found' })
  expect(reload().checkout.getSnapshot()).toMatchObject({ order_id: ORDER_ID, isCaptured: true })
})

test.each([
  ['a fetch that throws a TypeError', () => Promise.reject(new TypeError('x is not a function'))],
  ['a method that throws something else', () => Promise.reject(Object.create(null))],
])('%s leaves the purchase unconfirmed, not opened', async (_, checkoutMethod) => {
  const { client, storage } = setUpCheckout([opened])
  const broken = { ...client, card: { ...client.card, checkout: checkoutMethod } }
  const checkout = createCheckout(broken, destination)
  await checkout.open(details)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'unknown', order_id: undefined })
  expect(storage.entries.size).toBe(1)
})

test('a purchase with invalid input shows the error and stores nothing', async () => {
  const { client, storage } = setUpCheckout([opened], { lock: () => Promise.reject(new Error()) })
  const checkout = createCheckout(client, { ...destination, chain: '8453' as unknown as 8453 })
  await checkout.open(details)
  expect(checkout.getSnapshot()).toMatchObject({
    step: 'details',
    error: { fields: [{ field: 'chain' }] },
  })
  expect(storage.entries.size).toBe(0)
})
