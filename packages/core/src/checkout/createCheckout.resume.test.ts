import { ORDER_ID } from '@onramp-kit/test-tools/cardSamples'
import {
  destination,
  details,
  MINUTE,
  opened,
  setUpCheckout,
  status,
} from '@onramp-kit/test-tools/checkoutHarness'
import { createMemoryStorage } from '@onramp-kit/test-tools/memoryStorage'
import { errorResponse, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createCheckout } from './createCheckout.ts'

describe('after a reload', () => {
  const running = async (turns: Turn[]) => {
    const world = setUpCheckout([opened, ...turns])
    await createCheckout(world.client, destination).open(details)
    return world
  }

  test('the checkout resumes the order and polls it to its end', async () => {
    const { clock, open } = await running([status('order_completed'), status('order_broadcasted')])
    const { trail } = open()
    await clock.advance(10_000)
    expect(trail).toEqual(['resuming', 'settling', 'sent'])
  })

  test('the checkout opens no second purchase, and cannot show the hosted page again', async () => {
    const { clock, reload, posts } = await running([status('payment_pending')])
    const { checkout } = reload()
    await checkout.open(details)
    await clock.advance(5_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', url: undefined })
    expect(posts()).toBe(1)
  })

  test('an order with an unknown status is processed', async () => {
    const { clock, open } = await running([status('order_in_review')])
    const { trail } = open()
    await clock.advance(1_000)
    expect(trail).toEqual(['resuming', 'processing'])
  })

  test('the time in one status counts from the opening of the order', async () => {
    const { clock, open } = await running([status('payment_pending')])
    await clock.advance(9 * MINUTE)
    const { trail } = open()
    await clock.advance(0.9 * MINUTE)
    expect(trail.at(-1)).toBe('paying')
    await clock.advance(0.1 * MINUTE)
    expect(trail.at(-1)).toBe('processing')
  })

  test('an order that is slow is so at its first read', async () => {
    const { clock, open } = await running(['dropped', 'dropped', status('payment_pending')])
    await clock.advance(20 * MINUTE)
    const { trail } = open()
    await clock.advance(10 * MINUTE)
    expect(trail).toEqual(['resuming', 'processing'])
  })

  test('an order that could not be read for a minute is not slow once it is read', async () => {
    const dropped = Array.from({ length: 10 }, (): Turn => 'dropped')
    const { clock, reload } = await running([...dropped, status('payment_pending')])
    const { checkout, trail } = reload()
    await clock.advance(8 * MINUTE)
    expect(trail).toEqual(['resuming', 'processing', 'paying'])
    expect(checkout.getSnapshot().situation.name).toBe('page_gone')
  })

  test('an order that cannot be read is not one that the service does not find', async () => {
    const { clock, open, reload } = await running([
      errorResponse(401, 'invalid_publishable_key'),
      errorResponse(404, 'order_not_found'),
      status('payment_pending'),
    ])
    const first = open()
    await clock.advance(1_000)
    first.leave()
    const { checkout } = reload()
    await clock.advance(10_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', error: undefined })
  })

  describe('an order that the service does not find', () => {
    const missing = errorResponse(404, 'order_not_found')

    test('is polled again after a single 404', async () => {
      const { clock, open } = await running([missing, status('order_broadcasted')])
      await clock.advance(60 * MINUTE)
      const { trail } = open()
      await clock.advance(10_000)
      expect(trail).toEqual(['resuming', 'sent'])
    })

    test('stays stored with an error after a minute of 404s, until the buyer starts over', async () => {
      const { clock, open, storage, posts } = await running([missing])
      const { checkout } = open()
      await clock.advance(59_000)
      expect(checkout.getSnapshot().error).toBeUndefined()
      await clock.advance(MINUTE)
      expect(checkout.getSnapshot()).toMatchObject({
        error: { code: 'order_not_found' },
        order_id: ORDER_ID,
        canStartOver: true,
      })
      await checkout.open(details)
      expect(posts()).toBe(1)
      expect(storage.entries.size).toBe(1)
      checkout.startOver()
      expect(checkout.getSnapshot().step).toBe('details')
      expect(storage.entries.size).toBe(0)
    })

    test('is reported again at the first 404 after a reload', async () => {
      const { clock, open, reload } = await running([missing])
      const { checkout: first } = open()
      while (first.getSnapshot().error === undefined) await clock.advance(1_000)
      const { checkout } = reload()
      await clock.advance(1_000)
      expect(checkout.getSnapshot().error).toMatchObject({ code: 'order_not_found' })
    })

    test('is polled again, without the error, once the service finds it', async () => {
      let answer = missing
      const { clock, open } = await running([() => answer.clone()])
      const { checkout } = open()
      await clock.advance(3 * MINUTE)
      answer = status('payment_pending')
      void checkout.refresh()
      await clock.advance(1_000)
      expect(checkout.getSnapshot()).toMatchObject({ step: 'paying', error: undefined })
      answer = missing
      const again = open()
      await clock.advance(10_000)
      expect(again.checkout.getSnapshot().error).toBeUndefined()
    })

    test('is never given up once it was captured, also after a reload', async () => {
      const { clock, open } = await running([status('order_completed'), missing])
      const first = open()
      await clock.advance(10_000)
      first.leave()
      const { checkout } = open()
      await clock.advance(30 * MINUTE)
      expect(checkout.getSnapshot()).toMatchObject({
        isCaptured: true,
        error: undefined,
        canStartOver: false,
      })
      checkout.startOver()
      expect(checkout.getSnapshot().order_id).toBe(ORDER_ID)
    })
  })

  test('a clock that was set back does not extend the time limit of the record', async () => {
    const { storage, open, clock } = await running([status('payment_pending')])
    for (const [key, text] of storage.entries) {
      const future = { ...JSON.parse(text), created_at: clock.now() + 600 * MINUTE }
      storage.setItem(key, JSON.stringify(future))
    }
    const { checkout } = open()
    expect(checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: ORDER_ID })
    await clock.advance(25 * 60 * MINUTE)
    expect(open().trail).toEqual(['details'])
  })

  test('an order that cannot be read stays stored until the buyer decides', async () => {
    const { clock, open, storage } = await running([errorResponse(401, 'invalid_publishable_key')])
    const { checkout } = open()
    expect(checkout.getSnapshot().canStartOver).toBe(false)
    await clock.advance(1_000)
    expect(checkout.getSnapshot()).toMatchObject({ step: 'resuming', canStartOver: true })
    expect(checkout.getSnapshot().error).toMatchObject({ code: 'invalid_publishable_key' })
    expect(storage.entries.size).toBe(1)
    checkout.startOver()
    expect(checkout.getSnapshot()).toEqual(checkout.getServerSnapshot())
    expect(storage.entries.size).toBe(0)
  })

  test('the checkout removes the record of an order older than a day', async () => {
    const { clock, open, storage } = await running([status('payment_pending')])
    await clock.advance(25 * 60 * MINUTE)
    expect(storage.entries.size).toBe(1)
    expect(open().trail).toEqual(['details'])
    expect(storage.entries.size).toBe(0)
  })

  test.each(['', '{', 'null', '[]', '{"v":2}', '{"v":1,"order_id":"x"}'])(
    'the checkout ignores the record %j',
    async (text) => {
      const { open, storage } = await running([status('payment_pending')])
      for (const key of storage.entries.keys()) storage.setItem(key, text)
      expect(open().trail).toEqual(['details'])
    },
  )

  test('the record contains neither the key, the wallet nor the hosted URL', async () => {
    const { storage } = await running([status('payment_pending')])
    const stored = [...storage.entries].flat().join()
    expect(stored).toContain(ORDER_ID)
    expect(stored).not.toMatch(
      /svc_|0x|52908400098527886e0f7030069857d2e4169ee7|pay\.example|session/i,
    )
  })
})

test('the record of an order is used for a day', async () => {
  const { client, clock, reload } = setUpCheckout([opened, status('payment_pending')])
  await createCheckout(client, destination).open(details)
  await clock.advance(24 * 60 * MINUTE - 1)
  const last = reload()
  expect(last.trail).toEqual(['resuming'])
  last.leave()
  await clock.advance(1)
  expect(reload().trail).toEqual(['details'])
})

describe('after a sleep of 25 hours', () => {
  const HOURS = 60 * MINUTE
  /** Opens a purchase whose order is in this status before the device sleeps. */
  async function sleepIn(before: string, ...turns: Turn[]) {
    const world = setUpCheckout([opened, status(before), ...turns])
    const { checkout, trail } = world.open()
    await checkout.open(details)
    await world.clock.advance(1_000)
    world.page.set({ visible: false })
    await world.clock.advance(25 * HOURS)
    return { ...world, trail }
  }

  test('a captured order is followed to its end, although the first reads fail', async () => {
    const { clock, page, trail } = await sleepIn(
      'order_completed',
      'dropped',
      'dropped',
      status('order_broadcasted'),
    )
    page.set({ visible: true })
    await clock.advance(3 * MINUTE)
    expect(trail.slice(3)).toEqual(['settling', 'processing', 'sent'])
  })

  test('a reload resumes a captured order', async () => {
    const { clock, page, reload } = await sleepIn(
      'order_completed',
      'dropped',
      status('order_broadcasted'),
    )
    const { trail } = reload()
    page.set({ visible: true })
    await clock.advance(MINUTE)
    expect(trail).toEqual(['resuming', 'sent'])
    expect(reload().trail).toEqual(['details'])
  })

  test('a reload resumes an order whose capture was read only afterwards', async () => {
    const { clock, page, reload } = await sleepIn('payment_pending', status('order_completed'))
    page.set({ visible: true })
    await clock.advance(1_000)
    const { checkout, trail } = reload()
    expect(checkout.getSnapshot()).toMatchObject({ isCaptured: true, canStartOver: false })
    await clock.advance(1_000)
    expect(trail).toEqual(['resuming', 'processing'])
  })

  test('a reload that cannot read a captured order still tells that it was paid', async () => {
    const { clock, page, reload } = await sleepIn(
      'order_completed',
      errorResponse(401, 'invalid_publishable_key'),
    )
    const { checkout } = reload()
    expect(checkout.getSnapshot().situation.name).toBe('resuming')
    page.set({ visible: true })
    await clock.advance(1_000)
    const { situation } = checkout.getSnapshot()
    expect(situation).toMatchObject({ name: 'sending', claim: 'charged', reads: 'stopped' })
  })

  test('the record of a captured order is used for 30 days', async () => {
    const { clock, reload, storage } = await sleepIn('order_completed')
    await clock.advance(29 * 24 * HOURS - 2 * HOURS)
    expect(reload().trail).toEqual(['resuming'])
    await clock.advance(2 * HOURS)
    expect(reload().trail).toEqual(['details'])
    expect(storage.entries.size).toBe(0)
  })
})

test('a purchase that is being opened counts as unknown after its timeout', async () => {
  const { client, clock, reload } = setUpCheckout(['silent'], { timeout: 20_000 })
  void createCheckout(client, destination).open(details)
  await clock.advance(19_999)
  const early = reload()
  expect(early.trail).toEqual(['resuming'])
  early.leave()
  await clock.advance(1)
  expect(reload().trail).toEqual(['unknown'])
})

test('a failed write does not hide a later record', async () => {
  const storage = createMemoryStorage()
  let writes = 0
  const flaky = {
    ...storage,
    setItem(key: string, value: string) {
      if (writes++ === 0) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  }
  const { open } = setUpCheckout([opened, status('payment_pending')], { storage: flaky })
  await open().checkout.open(details)
  expect(open().checkout.getSnapshot()).toMatchObject({ step: 'resuming', order_id: ORDER_ID })
})

test('a purchase without storage ends when its order ends', async () => {
  const broken = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: broken, setItem: broken, removeItem: broken }
  const { clock, open } = setUpCheckout([opened, status('order_broadcasted')], { storage })
  await open().checkout.open(details)
  await clock.advance(1_000)
  expect(open().checkout.getSnapshot().step).toBe('details')
})

test('an order that cannot be read after a reload moves to processing, where the buyer can start over', async () => {
  const { client, clock, open } = setUpCheckout([opened, 'dropped'])
  await createCheckout(client, destination).open(details)
  const { checkout } = open()
  await clock.advance(MINUTE - 1)
  expect(checkout.getSnapshot().step).toBe('resuming')
  await clock.advance(1)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'processing', canStartOver: true })
})

test('a storage that throws does not stop a purchase', async () => {
  const broken = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage = { getItem: broken, setItem: broken, removeItem: broken }
  const { clock, open } = setUpCheckout([opened, status('order_broadcasted')], { storage })
  const { checkout, trail } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  expect(trail).toEqual(['details', 'opening', 'paying', 'sent'])
})

test.each<[string, () => unknown]>([
  [
    'throws',
    () => {
      throw new Error('no numbers')
    },
  ],
  ['returns no number', () => undefined],
])('a random that %s stops neither a purchase nor its polls', async (_, random) => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  const turns = [opened, status('payment_pending')]
  const { clock, network, open } = setUpCheckout(turns, { random: random as () => number })
  const { checkout, trail } = open()
  await checkout.open(details)
  await clock.advance(MINUTE)
  expect(trail).toEqual(['details', 'opening', 'paying'])
  const [least, most] = [5, 40]
  expect(network.requests.length).toBeGreaterThan(least)
  expect(network.requests.length).toBeLessThan(most)
})

test('a remounted checkout finds the order although storage is blocked', async () => {
  const broken = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const storage = { getItem: broken, setItem: broken, removeItem: broken }
  const { open, posts } = setUpCheckout([opened, status('payment_pending')], { storage })
  const first = open()
  await first.checkout.open(details)
  first.leave()
  const second = open()
  await second.checkout.open(details)
  expect(second.trail[0]).toBe('resuming')
  expect(posts()).toBe(1)
})

test('a payment that was captured after the shop cleared its storage is not forgotten', async () => {
  let turn = status('payment_pending')
  const { clock, open, posts, reload, storage } = setUpCheckout([opened, () => turn.clone()])
  const first = open()
  await first.checkout.open(details)
  storage.entries.clear()
  turn = status('order_completed')
  await clock.advance(10_000)
  first.leave()
  const { checkout } = reload()
  await checkout.open(details)
  await clock.advance(1_000)
  expect(checkout.getSnapshot()).toMatchObject({ step: 'settling', isCaptured: true })
  expect(posts()).toBe(1)
})

test('the record of another version of the kit blocks a second purchase', async () => {
  const { clock, open, posts, storage } = setUpCheckout([opened, status('payment_pending')])
  const first = open()
  await first.checkout.open(details)
  first.leave()
  const [[key = '', text = ''] = []] = storage.entries
  storage.setItem(key, text.replace('"v":1', '"v":2'))
  const { checkout } = open()
  await checkout.open(details)
  await clock.advance(1_000)
  expect(checkout.getSnapshot().order_id).toBe(ORDER_ID)
  expect(posts()).toBe(1)
})

test('an order that is paid after the clock was set forward by a day reaches its end', async () => {
  const clock = createVirtualClock()
  let ahead = 0
  const { open } = setUpCheckout(
    [opened, status('payment_pending'), status('payment_pending'), status('order_broadcasted')],
    { clock: { ...clock, now: () => clock.now() + ahead } },
  )
  const { checkout, trail } = open()
  void checkout.open(details)
  await clock.advance(5_000)
  ahead = 25 * 60 * MINUTE
  await clock.advance(5 * MINUTE)
  expect(trail.at(-1)).toBe('sent')
})
