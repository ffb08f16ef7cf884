import { ORDER_ID, order, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { json, refusal, scriptNetwork, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient, type TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { createVirtualClock, settle } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test } from 'vitest'
import type { CardOrder, OrderStatus } from '../contract/cardOrder.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import { createSignal } from '../platform/signal.ts'
import type { ResumedWatchOptions } from './watch.ts'

const DAY = 24 * 3_600_000
const input = { id: ORDER_ID, wallet: WALLET }
const status = (name: string) => json(order(name))

function follow(turns: Turn[], options: ResumedWatchOptions = {}, given: TestClientOptions = {}) {
  const network = scriptNetwork(...turns)
  const world = createTestClient({ fetch: network.fetch, ...given })
  const seen: OrderStatus[] = []
  const end: { done?: boolean; error?: OnrampError } = {}
  const loop = async () => {
    for await (const each of world.client.card.orders.watch(input, options)) seen.push(each.status)
  }
  loop().then(
    () => (end.done = true),
    (error) => (end.error = error),
  )
  return { ...world, network, seen, end }
}

describe('what is yielded', () => {
  test('the order at once, then each change, then nothing after a terminal status', async () => {
    const { clock, network, seen, end } = follow([
      status('payment_pending'),
      status('payment_pending'),
      status('order_completed'),
      status('order_broadcasted'),
      status('order_cancelled'),
    ])
    await clock.advance(DAY)
    expect(seen).toEqual(['payment_pending', 'order_completed', 'order_broadcasted'])
    expect(end.done).toBe(true)
    expect(network.requests).toHaveLength(4)
    expect(clock.timers()).toBe(0)
  })

  test('a change that is not of the status, such as the card', async () => {
    const card = { ...order('x').source, card_brand: 'visa', card_last_four: '4242' }
    const { clock, seen } = follow([
      status('payment_pending'),
      json(order('payment_pending', { source: card })),
      status('order_cancelled'),
    ])
    await clock.advance(DAY)
    expect(seen).toEqual(['payment_pending', 'payment_pending', 'order_cancelled'])
  })

  test('an unknown status, which is carried and not final', async () => {
    const { clock, seen, end } = follow([
      status('payment_pending'),
      status('order_in_review'),
      status('order_broadcasted'),
    ])
    await clock.advance(DAY)
    expect(seen).toEqual(['payment_pending', 'order_in_review', 'order_broadcasted'])
    expect(end.done).toBe(true)
  })

  test('not a step back, which is a late reply', async () => {
    const { clock, seen } = follow([
      status('order_completed'),
      status('payment_pending'),
      status('order_completed'),
      status('order_broadcasted'),
    ])
    await clock.advance(DAY)
    expect(seen).toEqual(['order_completed', 'order_broadcasted'])
  })

  test('not a reply that came after its time was over', async () => {
    const late: Turn = (request) =>
      new Promise((resolve) => {
        request.signal.addEventListener('abort', () => resolve(status('order_cancelled')))
      })
    const { clock, seen } = follow([late, status('payment_pending'), status('order_broadcasted')])
    await clock.advance(60_000)
    expect(seen).toEqual(['payment_pending', 'order_broadcasted'])
  })
})

describe('requests', () => {
  test('are one at a time, and ever rarer', async () => {
    const { clock, network } = follow([status('payment_pending')])
    await clock.advance(30_000)
    const early = network.requests.length
    await clock.advance(3_600_000)
    const before = network.requests.length
    await clock.advance(600_000)
    expect(early).toBe(6)
    expect(network.requests.length - before).toBeLessThanOrEqual(11)
    expect(network.mostInFlight()).toBe(1)
  })

  test('stop while the page is hidden and start at once when it is shown', async () => {
    const { clock, network, page } = follow([status('payment_pending')])
    await clock.advance(5_000)
    page.set({ visible: false })
    const before = network.requests.length
    await clock.advance(3_600_000)
    expect(network.requests).toHaveLength(before)
    expect(clock.timers()).toBe(0)
    page.set({ visible: true })
    await clock.advance(0)
    expect(network.requests).toHaveLength(before + 1)
  })

  test('start at once when the page comes back online', async () => {
    const { clock, network, page } = follow([status('payment_pending')])
    await clock.advance(100)
    page.set({ online: false })
    await clock.advance(60_000)
    expect(network.requests).toHaveLength(1)
    page.set({ online: true })
    await clock.advance(0)
    expect(network.requests).toHaveLength(2)
  })

  test('do not come where a page thaws that has not heard yet that the network is gone', async () => {
    let online = true
    const changes = createSignal()
    const page = { visible: () => true, online: () => online, subscribe: changes.subscribe }
    const { clock, network } = follow([status('payment_pending')], {}, { page })
    await clock.advance(100)
    online = false
    await clock.advance(60_000)
    expect(network.requests).toHaveLength(1)
    changes.emit()
    online = true
    changes.emit()
    await clock.advance(0)
    expect(network.requests).toHaveLength(2)
  })

  test('come forward at a hint, at most once a second', async () => {
    const refetchOn = createSignal()
    const { clock, network } = follow([status('payment_pending')], { refetchOn })
    await clock.advance(3_600_000)
    const before = network.requests.length
    for (let ms = 0; ms < 10_000; ms += 10) {
      refetchOn.emit()
      await clock.advance(10)
    }
    const more = network.requests.length - before
    expect(more).toBeGreaterThanOrEqual(9)
    expect(more).toBeLessThanOrEqual(11)
  })

  test('come forward at a hint that came while one was out', async () => {
    const refetchOn = createSignal()
    const hinting: Turn = () => {
      refetchOn.emit()
      return status('payment_pending')
    }
    const openedAt = Date.UTC(2026, 10, 20, 1)
    const { clock, network } = follow([hinting, status('payment_pending')], { refetchOn, openedAt })
    await clock.advance(1_100)
    expect(network.requests).toHaveLength(2)
  })

  test('come as planned after a hint on a clock that was set back', async () => {
    const refetchOn = createSignal()
    const clock = createVirtualClock()
    let setBack = 0
    const { network } = follow(
      [status('payment_pending')],
      { refetchOn },
      {
        clock: { ...clock, now: () => clock.now() - setBack },
      },
    )
    await clock.advance(1_500)
    setBack = 3_600_000
    refetchOn.emit()
    await clock.advance(500)
    expect(network.requests).toHaveLength(2)
  })

  test('never come before Retry-After is over, hint or not', async () => {
    const refetchOn = createSignal()
    const limited = refusal(429, 'rate_limited', { 'retry-after': '30' })
    const { clock, network, page } = follow([limited, status('order_broadcasted')], { refetchOn })
    await clock.advance(1_000)
    for (let second = 0; second < 28; second++) {
      refetchOn.emit()
      page.set({ visible: false })
      page.set({ visible: true })
      await clock.advance(1_000)
    }
    expect(network.requests).toHaveLength(1)
    await clock.advance(2_000)
    expect(network.requests).toHaveLength(2)
  })

  test('are sent once for each poll: the watch itself is the retry', async () => {
    const { clock, network } = follow(['dropped'])
    await clock.advance(1_000)
    expect(network.requests).toHaveLength(1)
  })
})

describe('the end', () => {
  test('comes at once when aborted, with the reason', async () => {
    const controller = new AbortController()
    const { clock, network, end } = follow(['silent'], { signal: controller.signal })
    await clock.advance(1_000)
    controller.abort(new Error('left the page'))
    await settle()
    expect(end.error?.message).toBe('left the page')
    expect(clock.timers()).toBe(0)
    await clock.advance(DAY)
    expect(network.requests).toHaveLength(1)
  })

  test('comes at once when the loop is left while a read is in flight', async () => {
    const network = scriptNetwork('silent')
    const { client, clock } = createTestClient({ fetch: network.fetch })
    const steps = client.card.orders.watch(input)[Symbol.asyncIterator]()
    const pending = steps.next().catch((error: Error) => error.name)
    await settle()
    await steps.return?.()
    expect(await pending).toBe('AbortError')
    expect(network.requests[0]?.signal.aborted).toBe(true)
    expect(clock.timers()).toBe(0)
  })

  test('does not come for a network that fails for hours', async () => {
    const troubles: unknown[] = []
    const turns: Turn[] = [
      ...Array.from({ length: 50 }, (): Turn => 'dropped'),
      status('order_broadcasted'),
    ]
    const { clock, seen, end } = follow(turns, {
      onPollError: (error) => troubles.push(error?.code),
    })
    await clock.advance(3 * 3_600_000)
    expect(seen).toEqual(['order_broadcasted'])
    expect(end.done).toBe(true)
    expect(troubles).toEqual([...Array.from({ length: 50 }, () => 'network_error'), undefined])
  })

  test('is an error when the key is refused', async () => {
    const { clock, end } = follow([refusal(401, 'invalid_publishable_key')])
    await clock.advance(1_000)
    expect(end.error).toMatchObject({ code: 'invalid_publishable_key', outcome: 'none' })
  })

  describe('when the order is not found', () => {
    const missing = refusal(404, 'order_not_found')
    const openedAt = Date.UTC(2026, 10, 20, 11)

    test('comes after five 404s in a row over a minute, however old the order is', async () => {
      const { clock, end, network } = follow([missing], { openedAt })
      await clock.advance(59_000)
      expect(end).toEqual({})
      await clock.advance(60_000)
      expect(end.error).toMatchObject({ code: 'order_not_found' })
      expect(network.requests.length).toBeGreaterThanOrEqual(5)
    })

    test('does not come sooner than a minute, however often the order is read', async () => {
      const refetchOn = createSignal()
      const { clock, end, network } = follow([missing], { refetchOn })
      for (let second = 0; second < 59; second++) {
        refetchOn.emit()
        await clock.advance(1_000)
      }
      expect(network.requests.length).toBeGreaterThan(30)
      expect(end).toEqual({})
    })

    test('comes after a minute on a clock that was set back', async () => {
      const clock = createVirtualClock()
      let setBack = 0
      const set = { ...clock, now: () => clock.now() - setBack }
      const { end } = follow([missing], {}, { clock: set })
      await clock.advance(10_000)
      setBack = 3_600_000
      await clock.advance(120_000)
      expect(end.error).toMatchObject({ code: 'order_not_found' })
    })

    test('does not come from 404s with an answer in between', async () => {
      const turns = [missing, missing, missing, missing, status('payment_pending')]
      const { clock, seen, end } = follow([
        ...turns,
        ...turns,
        ...turns,
        status('order_broadcasted'),
      ])
      await clock.advance(600_000)
      expect(seen).toEqual(['payment_pending', 'order_broadcasted'])
      expect(end).toEqual({ done: true })
    })

    test('does not come from a minute offline between two 404s', async () => {
      const { clock, page, end } = follow([missing, missing, status('order_broadcasted')])
      await clock.advance(1_000)
      page.set({ online: false })
      await clock.advance(10 * 60_000)
      page.set({ online: true })
      await clock.advance(15_000)
      expect(end).toEqual({ done: true })
    })

    test.each([
      ['in this watch', [status('order_completed'), missing], {}],
      ['before it', [missing], { isCaptured: true }],
    ] as const)('does not come for an order that was captured %s', async (_, turns, options) => {
      const { clock, end } = follow([...turns], options)
      await clock.advance(DAY - 120_000)
      expect(end).toEqual({})
    })

    test('comes at the first 404 if an earlier watch had not found the order', async () => {
      const { clock, network, end } = follow([missing], { wasNotFound: true, openedAt })
      await clock.advance(0)
      expect(end.error).toMatchObject({ code: 'order_not_found' })
      expect(network.requests).toHaveLength(1)
    })
  })

  test('comes after a day, still processing and not failed', async () => {
    const { clock, seen, end } = follow([status('order_completed')])
    await clock.advance(DAY - 120_000)
    expect(end).toEqual({})
    await clock.advance(240_000)
    expect(end).toEqual({ done: true })
    expect(seen).toEqual(['order_completed'])
  })
})

test('a page that was hidden for more than a day asks once more when it is shown', async () => {
  const { clock, page, seen, network } = follow([
    status('payment_pending'),
    status('order_broadcasted'),
  ])
  await clock.advance(1_000)
  page.set({ visible: false })
  await clock.advance(DAY + 3_600_000)
  page.set({ visible: true })
  await clock.advance(0)
  expect(network.requests).toHaveLength(2)
  expect(seen).toEqual(['payment_pending', 'order_broadcasted'])
})

test('a watch that is started on a hidden page asks when it is shown', async () => {
  const network = scriptNetwork(status('order_broadcasted'))
  const { client, clock, page } = createTestClient({ fetch: network.fetch })
  page.set({ visible: false })
  const settled = client.card.orders.settled(input)
  await clock.advance(60_000)
  expect(network.requests).toHaveLength(0)
  page.set({ visible: true })
  await clock.advance(0)
  expect((await settled).status).toBe('order_broadcasted')
})

test('one odd answer, as of a captive portal, does not end a watch; an odd service does', async () => {
  const { clock, seen } = follow([json({ portal: 'log in' }), status('order_broadcasted')])
  await clock.advance(10_000)
  expect(seen).toEqual(['order_broadcasted'])
  const odd = follow([json({ portal: 'log in' })])
  await odd.clock.advance(3_600_000)
  expect(odd.end.error).toMatchObject({ code: 'unexpected_answer' })
  expect(odd.network.requests).toHaveLength(6)
})

describe('settled', () => {
  const settled = (turns: Turn[]) => {
    const world = createTestClient({ fetch: scriptNetwork(...turns).fetch })
    const result: { order?: CardOrder; error?: OnrampError } = {}
    world.client.card.orders.settled(input).then(
      (value) => (result.order = value),
      (error) => (result.error = error),
    )
    return { ...world, result }
  }

  test('is the order with its terminal status', async () => {
    const { clock, result } = settled([status('payment_pending'), status('order_cancelled')])
    await clock.advance(10_000)
    expect(result.order?.status).toBe('order_cancelled')
  })

  test('is the order as it still is when a day is over', async () => {
    const { clock, result } = settled([status('order_completed')])
    await clock.advance(DAY + 120_000)
    expect(result.order?.status).toBe('order_completed')
  })

  test('is the trouble, if the order could never be read', async () => {
    const { clock, result } = settled(['dropped'])
    await clock.advance(DAY + 120_000)
    expect(result.error).toMatchObject({ code: 'network_error' })
  })
})

test('no sequence of statuses leaves a terminal one', async () => {
  const names = [
    'payment_pending',
    'order_completed',
    'order_broadcasted',
    'order_cancelled',
    'new',
  ]
  let seed = 7
  const pick = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return names[seed % names.length] ?? ''
  }
  for (let round = 0; round < 200; round++) {
    const { clock, seen } = follow([
      ...Array.from({ length: 12 }, () => status(pick())),
      status('order_broadcasted'),
    ])
    await clock.advance(600_000)
    const first = seen.findIndex(
      (name) => name === 'order_broadcasted' || name === 'order_cancelled',
    )
    expect(first).toBe(seen.length - 1)
  }
})
