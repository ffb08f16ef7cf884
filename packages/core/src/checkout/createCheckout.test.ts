import { describe, expect, test } from 'vitest'
import { ORDER_ID, order, purchase, WALLET } from '../../../../test/harness/cardSamples.ts'
import { createMemoryLock } from '../../../../test/harness/memoryLock.ts'
import { createMemoryStorage } from '../../../../test/harness/memoryStorage.ts'
import {
  html,
  json,
  refusal,
  scriptNetwork,
  type Turn,
} from '../../../../test/harness/scriptedNetwork.ts'
import { createTestClient } from '../../../../test/harness/testClient.ts'
import { settle } from '../../../../test/harness/virtualClock.ts'
import type { OnrampClientOptions } from '../client.ts'
import type { TryLock } from '../platform/lock.ts'
import { createCheckout } from './createCheckout.ts'
import type { CheckoutStep } from './steps.ts'

const MINUTE = 60_000
const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const { wallet: _w, chain: _c, token: _t, ...details } = purchase
const KEY = `onramp-kit.order.sandbox.${WALLET.toLowerCase()}`
const URL = 'https://pay.example/pay/1?session=s'
const opened = json({ order_id: ORDER_ID, url: URL })
const status = (name: string) => json(order(name))

function setUp(turns: Turn[], options: Partial<OnrampClientOptions> = {}) {
  const network = scriptNetwork(...turns)
  const world = createTestClient({ fetch: network.fetch, ...options })
  const open = () => {
    const checkout = createCheckout(world.client, destination)
    const trail: CheckoutStep[] = [checkout.getSnapshot().step]
    const leave = checkout.subscribe(() => {
      const { step } = checkout.getSnapshot()
      if (step !== trail.at(-1)) trail.push(step)
    })
    return { checkout, trail, leave }
  }
  const posts = () => network.requests.filter(({ method }) => method === 'POST').length
  return { ...world, network, posts, open }
}

test('a purchase goes from its details to sent', async () => {
  const { clock, posts, open, storage } = setUp([
    opened,
    status('payment_pending'),
    status('order_completed'),
    status('order_broadcasted'),
  ])
  const { checkout, trail } = open()
  await checkout.open(details)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: URL, order_id: ORDER_ID })
  await clock.advance(30_000)
  expect(trail).toEqual(['details', 'opening', 'paying', 'settling', 'sent'])
  expect(checkout.getSnapshot()).toMatchObject({
    order: order('order_broadcasted'),
    mismatches: [],
  })
  expect(checkout.getSnapshot().url).toBeUndefined()
  expect(storage.entries.size).toBe(0)
  expect(posts()).toBe(1)
  expect(clock.timers()).toBe(0)
})

test('a click while a purchase is being opened opens nothing', async () => {
  const { posts, open } = setUp([opened, status('payment_pending')])
  const { checkout } = open()
  await Promise.all([checkout.open(details), checkout.open(details), checkout.open(details)])
  await checkout.open(details)
  expect(posts()).toBe(1)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: URL })
})

describe('a refusal', () => {
  test('leads back to the details, with its reason, and lets the buyer try again', async () => {
    const { posts, open, storage } = setUp([refusal(400, 'validation_error'), opened])
    const { checkout, trail } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot().error).toMatchObject({ code: 'validation_error' })
    expect(storage.entries.size).toBe(0)
    await checkout.open(details)
    expect(trail).toEqual(['details', 'opening', 'details', 'opening', 'paying'])
    expect(checkout.getSnapshot().error).toBeUndefined()
    expect(posts()).toBe(2)
  })

  test('of a wrong amount comes before the network', async () => {
    const { posts, open } = setUp([opened])
    const { checkout } = open()
    await checkout.open({ ...details, amount: 'ten' })
    expect(checkout.getSnapshot()).toMatchObject({
      step: 'details',
      error: { name: 'InputError', fields: [{ field: 'amount' }] },
    })
    expect(posts()).toBe(0)
  })
})

describe('an unknown outcome', () => {
  test.each([
    ['a dropped connection', 'dropped'],
    ['an HTML 502', html(502)],
  ] as const)('after %s waits for the buyer, who may send it again', async (_, turn) => {
    const { clock, posts, open } = setUp([turn, opened, status('payment_pending')])
    const { checkout } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'unknown', canStartOver: true })
    await clock.advance(60 * MINUTE)
    await checkout.open(details)
    expect(posts()).toBe(1)
    await checkout.openAgain()
    expect(checkout.getSnapshot().step).toBe('paying')
    expect(posts()).toBe(2)
  })

  test('is what a reload in the middle of opening finds', async () => {
    const { client, clock, open } = setUp(['silent'])
    void createCheckout(client, destination).open(details)
    const { checkout, trail } = open()
    await clock.advance(19_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'resuming', canStartOver: false })
    await clock.advance(2_000)
    expect(trail).toEqual(['resuming', 'unknown'])
    expect(checkout.getSnapshot()).toMatchObject({ purchase: undefined, canStartOver: true })
    checkout.startOver()
    expect(checkout.getSnapshot().step).toBe('details')
  })

  test.each(['openAgain', 'startOver'] as const)(
    'is left for the order, if that turns out to have been opened, and not by %s',
    async (action) => {
      const { open, storage, posts } = setUp(['dropped', status('payment_pending')])
      const { checkout } = open()
      await checkout.open(details)
      const stored = JSON.parse(storage.getItem(KEY) ?? '')
      storage.setItem(KEY, JSON.stringify({ ...stored, order_id: ORDER_ID }))
      await checkout[action]()
      expect(checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: ORDER_ID })
      expect(posts()).toBe(1)
    },
  )
})

describe('after a reload', () => {
  const running = async (turns: Turn[]) => {
    const world = setUp([opened, ...turns])
    await createCheckout(world.client, destination).open(details)
    return world
  }

  test('the running order is shown again and followed to its end', async () => {
    const { clock, open } = await running([status('order_completed'), status('order_broadcasted')])
    const { trail } = open()
    await clock.advance(10_000)
    expect(trail).toEqual(['resuming', 'settling', 'sent'])
  })

  test('nothing is bought beside the running order, and its page cannot be shown again', async () => {
    const { clock, open, posts } = await running([status('payment_pending')])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(5_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: undefined })
    expect(posts()).toBe(1)
  })

  test('an order that is not found leads to the details', async () => {
    const { clock, open, storage } = await running([refusal(404, 'order_not_found')])
    await clock.advance(MINUTE)
    const { trail } = open()
    await clock.advance(5_000)
    expect(trail).toEqual(['resuming', 'details'])
    expect(storage.entries.size).toBe(0)
  })

  test('an order of long ago that is slow to answer and not found leads to the details, and says so', async () => {
    const slow: Turn = async () => {
      await settle()
      return refusal(404, 'order_not_found')
    }
    const { clock, open } = await running([slow])
    await clock.advance(60 * MINUTE)
    const { checkout, trail } = open()
    await clock.advance(5_000)
    await settle()
    expect(trail).toEqual(['resuming', 'details'])
    expect(checkout.getSnapshot().error).toMatchObject({ code: 'order_not_found' })
  })

  test('an order that was not found is not followed any more, and the next one is', async () => {
    const { clock, open } = await running([
      refusal(404, 'order_not_found'),
      opened,
      status('order_broadcasted'),
    ])
    await clock.advance(MINUTE)
    const { checkout, leave } = open()
    await clock.advance(1_000)
    leave()
    checkout.subscribe(() => {})
    expect(clock.timers()).toBe(0)
    await checkout.open(details)
    await clock.advance(1_000)
    expect(checkout.getSnapshot().step).toBe('sent')
  })

  test('a clock that was set back does not make the order younger than new', async () => {
    const { storage, open, clock } = await running([refusal(404, 'order_not_found')])
    for (const [key, text] of storage.entries) {
      const future = { ...JSON.parse(text), created_at: clock.now() + 600 * MINUTE }
      storage.setItem(key, JSON.stringify(future))
    }
    const { trail } = open()
    await clock.advance(2 * MINUTE)
    expect(trail.at(-1)).toBe('details')
  })

  test('an order that cannot be read is not forgotten: the buyer decides', async () => {
    const { clock, open, storage } = await running([refusal(401, 'invalid_publishable_key')])
    const { checkout } = open()
    expect(checkout.getSnapshot().canStartOver).toBe(false)
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'resuming', canStartOver: true })
    expect(checkout.getSnapshot().error).toMatchObject({ code: 'invalid_publishable_key' })
    expect(storage.entries.size).toBe(1)
  })

  test('an order of more than a day ago is not resumed', async () => {
    const { clock, open } = await running([status('payment_pending')])
    await clock.advance(25 * 60 * MINUTE)
    expect(open().trail).toEqual(['details'])
  })

  test.each(['', '{', 'null', '[]', '{"v":2}', '{"v":1,"order_id":"x"}'])(
    'what is stored as %j is ignored',
    async (text) => {
      const { open, storage } = await running([status('payment_pending')])
      for (const key of storage.entries.keys()) storage.setItem(key, text)
      expect(open().trail).toEqual(['details'])
    },
  )

  test('neither the key nor the address of the hosted page was stored', async () => {
    const { storage } = await running([status('payment_pending')])
    const stored = [...storage.entries].flat().join()
    expect(stored).toContain(ORDER_ID)
    expect(stored).not.toMatch(/svc_|pay\.example|session/)
  })
})

describe('what keeps two pages from opening at the same moment', () => {
  test('a lock that another page holds, though it has stored nothing', async () => {
    const lock = createMemoryLock()
    let release = () => {}
    void lock(KEY, () => new Promise<void>((resolve) => (release = resolve)))
    const { clock, open, posts } = setUp([opened], { lock })
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
    const { clock, open, posts } = setUp([status('payment_pending')], { lock, storage })
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', order_id: ORDER_ID })
    expect(posts()).toBe(0)
  })

  test('but not a lock that does not work', async () => {
    const lock = () => Promise.reject(new DOMException('no origin', 'SecurityError'))
    const { open, posts } = setUp([opened, status('payment_pending')], { lock })
    const { checkout } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot().step).toBe('paying')
    expect(posts()).toBe(1)
  })
})

test("a late answer does not take the place of another page's order", async () => {
  let answer: (response: Response) => void = () => {}
  const turn: Turn = () => new Promise((resolve) => (answer = resolve))
  const { client, open, storage } = setUp([turn, status('payment_pending')])
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

test('a refused second try leaves the outcome of the first unknown', async () => {
  const { open, storage } = setUp(['dropped', refusal(429, 'rate_limited'), opened])
  const { checkout } = open()
  await checkout.open(details)
  await checkout.openAgain()
  expect(checkout.getSnapshot()).toMatchObject({ step: 'unknown', error: { status: 429 } })
  expect(storage.entries.size).toBe(1)
  await checkout.openAgain()
  expect(checkout.getSnapshot().step).toBe('paying')
})

test('one write that failed does not hide what was stored afterwards', async () => {
  const storage = createMemoryStorage()
  let writes = 0
  const flaky = {
    ...storage,
    setItem(key: string, value: string) {
      if (writes++ === 0) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  }
  const { open } = setUp([opened, status('payment_pending')], { storage: flaky })
  await open().checkout.open(details)
  expect(open().checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: ORDER_ID })
})

test('a purchase made where nothing can be stored is over when it is over', async () => {
  const broken = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: broken, setItem: broken, removeItem: broken }
  const { clock, open } = setUp([opened, status('order_broadcasted')], { storage })
  await open().checkout.open(details)
  await clock.advance(1_000)
  expect(open().checkout.getSnapshot().step).toBe('details')
})

test('an order that cannot be read after a reload is said to take longer, with a way out', async () => {
  const { client, clock, open } = setUp([opened, 'dropped'])
  await createCheckout(client, destination).open(details)
  const { checkout } = open()
  await clock.advance(2 * MINUTE)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'processing', canStartOver: true })
})

test('asking again while the order is followed keeps to Retry-After', async () => {
  const limited = refusal(429, 'rate_limited', { 'retry-after': '60' })
  const { clock, network, open } = setUp([opened, limited, status('payment_pending')])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  for (let press = 0; press < 5; press++) {
    checkout.refresh()
    await clock.advance(2_000)
  }
  expect(network.requests).toHaveLength(2)
})

test('a storage that throws does not stop a purchase', async () => {
  const broken = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = { getItem: broken, setItem: broken, removeItem: broken }
  const { clock, open } = setUp([opened, status('order_broadcasted')], { storage })
  const { checkout, trail } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  expect(trail).toEqual(['details', 'opening', 'paying', 'sent'])
})

test('a reply that arrives as the buyer starts over changes nothing', async () => {
  const { clock, open } = setUp([opened, 'dropped', status('payment_pending')])
  const { checkout } = open()
  let hadTrouble = false
  checkout.subscribe(() => {
    const { trouble } = checkout.getSnapshot()
    // The read is back: its order is just about to be handed over.
    if (hadTrouble && trouble === undefined) checkout.startOver()
    hadTrouble = trouble !== undefined
  })
  await checkout.open(details)
  await clock.advance(30_000)
  expect(checkout.getSnapshot()).toEqual(checkout.getServerSnapshot())
})

describe('a second tab', () => {
  test('follows the running order instead of buying', async () => {
    const { clock, open, posts } = setUp([opened, status('payment_pending')])
    const second = open()
    const first = open()
    await first.checkout.open(details)
    await second.checkout.open(details)
    await clock.advance(5_000)
    expect(second.trail).toEqual(['details', 'resuming', 'paying'])
    expect(posts()).toBe(1)
  })

  test('buys nothing while the first one is still opening', async () => {
    const { open, posts } = setUp(['silent'])
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
    const { clock, open, posts } = setUp([turn, status('payment_pending')])
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
    const { clock, open } = setUp([turn])
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
    const one = setUp([opened, status('payment_pending')], { storage })
    await one.open().checkout.open(details)
    const live = setUp([opened], { storage, publishableKey: 'svc_public_live_x' })
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
  const openedAs = (id: string) => json({ order_id: id, url: URL })

  async function setUpTwo() {
    const states: Record<string, string> = {}
    let draw = 0
    const random = () => (draw = (draw + 0.37) % 1)
    const world = setUp([answers(states)], { random })
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
  const { clock, open, posts } = setUp([opened, status('payment_pending')])
  const [one, two] = [open(), open()]
  await Promise.all([one.checkout.open(details), two.checkout.open(details)])
  await clock.advance(5_000)
  expect([one.trail.at(-1), two.trail.at(-1)]).toEqual(['paying', 'paying'])
  expect(posts()).toBe(1)
})

describe('late replies', () => {
  test('do not take a captured order back, not even after an error and a refresh', async () => {
    const { clock, open } = setUp([
      opened,
      status('order_completed'),
      refusal(401, 'invalid_publishable_key'),
      status('payment_pending'),
    ])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(5_000)
    checkout.refresh()
    await clock.advance(20 * MINUTE)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'processing', canStartOver: false })
    expect(checkout.getSnapshot().order?.status).toBe('order_completed')
  })

  test('are known for what they are behind an unknown status as well', async () => {
    const { clock, open } = setUp([
      opened,
      status('order_completed'),
      status('order_in_review'),
      status('payment_pending'),
    ])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(MINUTE)
    expect(checkout.getSnapshot().order?.status).toBe('order_in_review')
  })
})

test('a listener that throws stops nothing', async () => {
  const { clock, open } = setUp([opened, status('payment_pending'), status('order_broadcasted')])
  const uncaught: unknown[] = []
  const keep = (error: unknown) => uncaught.push(error)
  const usual = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException')
  process.on('uncaughtException', keep)
  const { checkout, trail } = open()
  checkout.subscribe(() => {
    throw new Error('of the merchant')
  })
  await checkout.open(details)
  await clock.advance(10_000)
  process.removeListener('uncaughtException', keep)
  for (const listener of usual) process.on('uncaughtException', listener)
  expect(trail.at(-1)).toBe('sent')
  expect(uncaught[0]).toMatchObject({ message: 'of the merchant' })
})

test('an error that ended the reading stays said, however long that is', async () => {
  const { clock, open } = setUp([
    opened,
    status('order_completed'),
    refusal(401, 'invalid_publishable_key'),
  ])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(60 * MINUTE)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'settling', error: { status: 401 } })
})

test('a storage that is blocked still knows the order when the checkout is shown again', async () => {
  const broken = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: broken, setItem: broken, removeItem: broken }
  const { open, posts } = setUp([opened, status('payment_pending')], { storage })
  const first = open()
  await first.checkout.open(details)
  first.leave()
  const second = open()
  await second.checkout.open(details)
  expect(second.trail[0]).toBe('resuming')
  expect(posts()).toBe(1)
})

describe('waiting long', () => {
  test('is still processing, not a failure, and ends as the order ends', async () => {
    const turns = [opened, ...Array.from({ length: 250 }, () => status('payment_pending'))]
    const { clock, open } = setUp([
      ...turns,
      status('order_completed'),
      status('order_broadcasted'),
    ])
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(11 * MINUTE)
    expect(trail.at(-1)).toBe('processing')
    expect(checkout.getSnapshot()).toMatchObject({ error: undefined, url: URL })
    await clock.advance(24 * 60 * MINUTE)
    expect(trail.slice(2)).toEqual(['paying', 'processing', 'settling', 'sent'])
  })

  test('in an unknown status keeps the step it found', async () => {
    const { clock, open } = setUp([opened, status('payment_pending'), status('order_in_review')])
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(MINUTE)
    expect(trail.at(-1)).toBe('paying')
    expect(checkout.getSnapshot()).toMatchObject({ order: { status: 'order_in_review' }, url: URL })
  })
})

describe('starting over', () => {
  test('is possible while nothing was paid, and forgets the order', async () => {
    const { clock, open, storage, network } = setUp([opened, status('payment_pending')])
    const { checkout, trail } = open()
    await checkout.open(details)
    await clock.advance(3_000)
    checkout.startOver()
    expect(trail.at(-1)).toBe('details')
    expect(storage.entries.size).toBe(0)
    const sent = network.requests.length
    await clock.advance(MINUTE)
    expect(network.requests).toHaveLength(sent)
    expect(clock.timers()).toBe(0)
  })

  test('is not possible once captured, whatever status comes after', async () => {
    const { clock, open } = setUp([opened, status('order_completed'), status('order_in_review')])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(20 * MINUTE)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'processing', canStartOver: false })
    expect(checkout.getSnapshot().order?.status).toBe('order_in_review')
  })

  test('is not possible once the payment was captured', async () => {
    const { clock, open } = setUp([opened, status('order_completed')])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(20 * MINUTE)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'processing', canStartOver: false })
    checkout.startOver()
    expect(checkout.getSnapshot().step).toBe('processing')
  })
})

describe('an order that differs from what was asked for is said', () => {
  const other = { wallet: `0x${'b'.repeat(40)}`, chain: 1, token: 'AUSD' }
  test.each(['wallet', 'chain', 'token'] as const)('%s', async (field) => {
    const held = { ...order('x').destination, [field]: other[field] }
    const { clock, open } = setUp([opened, json(order('payment_pending', { destination: held }))])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(0)
    expect(checkout.getSnapshot().mismatches).toEqual([
      { field, asked: String(destination[field]), held: String(other[field]) },
    ])
  })

  test('but not the case of a wallet, which the service lowers', async () => {
    const held = { ...order('x').destination, wallet: WALLET.toLowerCase() }
    const { clock, open } = setUp([opened, json(order('payment_pending', { destination: held }))])
    const { checkout } = open()
    await checkout.open(details)
    await clock.advance(0)
    expect(checkout.getSnapshot().mismatches).toEqual([])
  })
})

test.each(['javascript:alert(1)', 'http://pay.example/1', 'https://a:b@pay.example', 'nonsense'])(
  'a hosted page at %j is not shown, and the order is still followed',
  async (url) => {
    const { clock, open } = setUp([json({ order_id: ORDER_ID, url }), status('payment_pending')])
    const { checkout } = open()
    await checkout.open(details)
    expect(checkout.getSnapshot()).toMatchObject({
      step: 'paying',
      url: undefined,
      error: { code: 'unsafe_hosted_url' },
    })
    await clock.advance(1_000)
    expect(checkout.getSnapshot().order?.status).toBe('payment_pending')
  },
)

test('trouble in reading is said while it lasts, and the order still followed', async () => {
  const { clock, open } = setUp([
    opened,
    status('payment_pending'),
    'dropped',
    status('payment_pending'),
  ])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(2_500)
  expect(checkout.getSnapshot().trouble).toMatchObject({ code: 'network_error' })
  await clock.advance(10_000)
  expect(checkout.getSnapshot().trouble).toBeUndefined()
})

test('an order that cannot be read any more can be asked for again', async () => {
  const { clock, open } = setUp([
    opened,
    refusal(401, 'invalid_publishable_key'),
    status('order_broadcasted'),
  ])
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', error: { status: 401 } })
  checkout.refresh()
  await clock.advance(1_000)
  expect(checkout.getSnapshot().step).toBe('sent')
})

test('leaving stops every timer and request; coming back goes on', async () => {
  const { clock, network, open } = setUp([opened, status('payment_pending')])
  const { checkout, leave } = open()
  await checkout.open(details)
  await clock.advance(3_000)
  leave()
  const sent = network.requests.length
  await clock.advance(60 * MINUTE)
  expect(network.requests).toHaveLength(sent)
  expect(clock.timers()).toBe(0)
  checkout.subscribe(() => {})
  await clock.advance(0)
  expect(network.requests).toHaveLength(sent + 1)
})

test('a snapshot stays the same object until something changes', () => {
  const { checkout } = setUp([opened]).open()
  expect(checkout.getSnapshot()).toBe(checkout.getSnapshot())
  expect(checkout.getServerSnapshot()).toBe(checkout.getServerSnapshot())
})
