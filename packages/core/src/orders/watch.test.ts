import { order } from '@onramp-kit/test-tools/cardSamples'
import {
  errorResponse,
  json,
  scriptNetwork,
  type Turn,
} from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import type { CardOrder } from '../contract/cardOrder.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import { createSignal } from '../platform/signal.ts'
import { follow, input, status } from './followOrder.test.helper.ts'
import { orderPolicy } from './pollState.ts'
import { watch } from './watch.ts'

const DAY = 24 * 3_600_000

describe('a watch yields', () => {
  test('the order at once and at each change, and ends with a terminal status', async () => {
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

  test('a change of other fields than the status, such as the card', async () => {
    const card = { ...order('x').source, card_brand: 'visa', card_last_four: '4242' }
    const { clock, seen } = follow([
      status('payment_pending'),
      json(order('payment_pending', { source: card })),
      status('order_cancelled'),
    ])
    await clock.advance(DAY)
    expect(seen).toEqual(['payment_pending', 'payment_pending', 'order_cancelled'])
  })

  test('an unknown status, and does not end with it', async () => {
    const { clock, seen, end } = follow([
      status('payment_pending'),
      status('order_in_review'),
      status('order_broadcasted'),
    ])
    await clock.advance(DAY)
    expect(seen).toEqual(['payment_pending', 'order_in_review', 'order_broadcasted'])
    expect(end.done).toBe(true)
  })

  test('no backward step, which is a stale reply', async () => {
    const { clock, seen } = follow([
      status('order_completed'),
      status('payment_pending'),
      status('order_completed'),
      status('order_broadcasted'),
    ])
    await clock.advance(DAY)
    expect(seen).toEqual(['order_completed', 'order_broadcasted'])
  })

  test('no reply that arrives after its timeout', async () => {
    const late: Turn = (request) =>
      new Promise((resolve) => {
        request.signal.addEventListener('abort', () => resolve(status('order_cancelled')))
      })
    const { clock, seen } = follow([late, status('payment_pending'), status('order_broadcasted')])
    await clock.advance(60_000)
    expect(seen).toEqual(['payment_pending', 'order_broadcasted'])
  })
})

describe('a watch sends reads', () => {
  test('one at a time, at growing intervals', async () => {
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

  test('only while the page is visible, and at once when it becomes visible', async () => {
    const { clock, network, page } = follow([status('payment_pending')])
    await clock.advance(5_000)
    page.set({ visible: false })
    expect(clock.timers()).toBe(0)
    const before = network.requests.length
    await clock.advance(3_600_000)
    expect(network.requests).toHaveLength(before)
    page.set({ visible: true })
    await clock.advance(0)
    expect(network.requests).toHaveLength(before + 1)
  })

  test('at once when the page becomes visible, even if no read is due yet', async () => {
    const { clock, network, page } = follow([status('payment_pending')])
    await clock.advance(1_000)
    page.set({ visible: false })
    page.set({ visible: true })
    await clock.advance(0)
    expect(network.requests).toHaveLength(2)
  })

  test('as planned when a visible page reports that it is visible', async () => {
    const { clock, network, page } = follow([status('payment_pending')])
    await clock.advance(1_000)
    page.set({ visible: true })
    await clock.advance(0)
    expect(network.requests).toHaveLength(1)
  })

  test('at once when the page is online again', async () => {
    const { clock, network, page } = follow([status('payment_pending')])
    await clock.advance(100)
    page.set({ online: false })
    await clock.advance(60_000)
    expect(network.requests).toHaveLength(1)
    page.set({ online: true })
    await clock.advance(0)
    expect(network.requests).toHaveLength(2)
  })

  test('only online, even if a thawed page has not yet reported that it is offline', async () => {
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

  test('earlier when refetchOn fires, at most once a second', async () => {
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

  test('earlier when refetchOn fires during a read', async () => {
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

  test('as planned when refetchOn fires after the clock was set back', async () => {
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

  test('as planned when refetchOn tells its listener a value at once, like a Svelte store', async () => {
    const refetchOn = {
      subscribe(listener: () => void) {
        listener()
        return () => {}
      },
    }
    const { clock, network } = follow([status('payment_pending')], { refetchOn })
    await clock.advance(1_500)
    expect(network.requests).toHaveLength(1)
  })

  test('only after Retry-After has elapsed, even if refetchOn fires', async () => {
    const refetchOn = createSignal()
    const limited = errorResponse(429, 'rate_limited', { 'retry-after': '30' })
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

  test('once per poll, without retries of the transport', async () => {
    const { clock, network } = follow(['dropped'])
    await clock.advance(1_000)
    expect(network.requests).toHaveLength(1)
  })
})

describe('a watch', () => {
  test('throws an error that is not of this package', async () => {
    const context = {
      platform: createTestClient().client.platform,
      policy: orderPolicy,
      read: () => Promise.reject(new Error('a defect')),
    }
    await expect(watch(context)[Symbol.asyncIterator]().next()).rejects.toThrow('a defect')
  })

  test('continues after an onPollError that throws', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const onPollError = () => {
      throw new Error('of the merchant')
    }
    const { clock, seen } = follow(['dropped', status('order_broadcasted')], { onPollError })
    await clock.advance(10_000)
    expect(seen.at(-1)).toBe('order_broadcasted')
    expect(report).toHaveBeenCalled()
  })

  test('reports no error while reads succeed', async () => {
    const onPollError = vi.fn<() => void>()
    const { clock } = follow([status('payment_pending'), status('order_broadcasted')], {
      onPollError,
    })
    await clock.advance(60_000)
    expect(onPollError).not.toHaveBeenCalled()
  })

  test('continues through hours of network errors', async () => {
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

  test('throws when the key is rejected', async () => {
    const { clock, end } = follow([errorResponse(401, 'invalid_publishable_key')])
    await clock.advance(1_000)
    expect(end.error).toMatchObject({ code: 'invalid_publishable_key', outcome: 'none' })
  })

  describe('of an order that is not found', () => {
    const missing = errorResponse(404, 'order_not_found')
    const openedAt = Date.UTC(2026, 10, 20, 11)

    test('throws after five 404s in a row over a minute, however old the order is', async () => {
      const { clock, end, network } = follow([missing], { openedAt })
      await clock.advance(59_000)
      expect(end).toEqual({})
      await clock.advance(60_000)
      expect(end.error).toMatchObject({ code: 'order_not_found' })
      expect(network.requests.length).toBeGreaterThanOrEqual(5)
    })

    test('continues for a minute, however often it reads', async () => {
      const refetchOn = createSignal()
      const { clock, end, network } = follow([missing], { refetchOn })
      for (let second = 0; second < 59; second++) {
        refetchOn.emit()
        await clock.advance(1_000)
      }
      expect(network.requests.length).toBeGreaterThan(30)
      expect(end).toEqual({})
    })

    test('throws after a minute on a clock that was set back', async () => {
      const clock = createVirtualClock()
      let setBack = 0
      const set = { ...clock, now: () => clock.now() - setBack }
      const { end } = follow([missing], {}, { clock: set })
      await clock.advance(10_000)
      setBack = 3_600_000
      await clock.advance(120_000)
      expect(end.error).toMatchObject({ code: 'order_not_found' })
    })

    test('continues when a read succeeds between 404s', async () => {
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

    test('continues when a minute offline separates two 404s', async () => {
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
    ] as const)('never ends if the order was captured %s', async (_, turns, options) => {
      const { clock, end } = follow([...turns], options)
      await clock.advance(DAY - 120_000)
      expect(end).toEqual({})
    })

    test('throws at the first 404 if an earlier watch did not find the order', async () => {
      const { clock, network, end } = follow([missing], { wasNotFound: true, openedAt })
      await clock.advance(0)
      expect(end.error).toMatchObject({ code: 'order_not_found' })
      expect(network.requests).toHaveLength(1)
    })
  })

  test('ends without an error after a day', async () => {
    const { clock, seen, end } = follow([status('order_completed')])
    await clock.advance(DAY - 120_000)
    expect(end).toEqual({})
    await clock.advance(240_000)
    expect(end).toEqual({ done: true })
    expect(seen).toEqual(['order_completed'])
  })
})

test('a watch reads once more when a page hidden for over a day becomes visible', async () => {
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

describe('a watch that wakes up after its day', () => {
  /** Reads a captured order once, and wakes up 25 hours later. */
  async function sleepAfter(...turns: Turn[]) {
    const world = follow([status('order_completed'), ...turns])
    await world.clock.advance(1_000)
    world.page.set({ visible: false })
    await world.clock.advance(DAY + 3_600_000)
    world.page.set({ visible: true })
    return world
  }

  test('reads again after failed reads', async () => {
    const { clock, seen, end } = await sleepAfter(
      'dropped',
      errorResponse(404, 'order_not_found'),
      json({ portal: 'log in' }),
      status('order_broadcasted'),
    )
    await clock.advance(200_000)
    expect(seen).toEqual(['order_completed', 'order_broadcasted'])
    expect(end).toEqual({ done: true })
  })

  test('ends with the first successful read', async () => {
    const { clock, network, end } = await sleepAfter('dropped', status('order_completed'))
    await clock.advance(3_600_000)
    expect(end).toEqual({ done: true })
    expect(network.requests).toHaveLength(3)
  })

  test('reads once more if a message arrives during that read', async () => {
    const refetchOn = createSignal()
    const openedAt = Date.UTC(2026, 10, 18)
    const paid = () => {
      refetchOn.emit()
      return status('payment_pending')
    }
    const { clock, seen } = follow([paid, status('order_broadcasted')], { refetchOn, openedAt })
    await clock.advance(60_000)
    expect(seen).toEqual(['payment_pending', 'order_broadcasted'])
  })

  test('ends after half a day of failed reads', async () => {
    const { clock, end } = await sleepAfter('dropped')
    await clock.advance(DAY / 2 - 3_600_000)
    expect(end).toEqual({})
    await clock.advance(2 * 3_600_000)
    expect(end).toEqual({ done: true })
  })
})

test('a watch on a hidden page starts reading when the page becomes visible', async () => {
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

describe.each([
  ['200 of a captive portal', 'unexpected_answer', json({ portal: 'log in' })],
  ['403 of a firewall', 'foreign_envelope', json({ blocked: true }, { status: 403 })],
  ['404 of a gateway', 'foreign_envelope', json({ message: 'no route' }, { status: 404 })],
])('a watch that gets a %s', (_, code, odd) => {
  test('continues after one, but not after six in a row', async () => {
    const { clock, seen } = follow([odd, status('order_broadcasted')])
    await clock.advance(10_000)
    expect(seen).toEqual(['order_broadcasted'])
    const { end, network, ...six } = follow([odd])
    await six.clock.advance(3_600_000)
    expect(end.error).toMatchObject({ code })
    expect(network.requests).toHaveLength(6)
  })

  test('continues after any number of them once the payment was captured', async () => {
    const odds = Array.from({ length: 30 }, () => odd)
    const { clock, seen } = follow([
      status('order_completed'),
      ...odds,
      status('order_broadcasted'),
    ])
    await clock.advance(3_600_000)
    expect(seen).toEqual(['order_completed', 'order_broadcasted'])
  })
})

test.each([
  ['unexpected responses with a transient status', json({ message: 'down' }, { status: 503 })],
  ['errors with a 5xx that only gateways use', errorResponse(529, 'overloaded')],
])('a watch continues after any number of %s', async (_, odd) => {
  const odds = Array.from({ length: 30 }, () => odd)
  const { clock, seen } = follow([...odds, status('order_broadcasted')])
  await clock.advance(3_600_000)
  expect(seen).toEqual(['order_broadcasted'])
})

/** Schemas of an order, as a merchant's JavaScript may pass them. */
function changedBy(change: (read: object) => unknown) {
  return {
    'card.orders.get': z.pipe(
      z.unknown(),
      z.transform((read) => change(read as object)),
    ),
  }
}

test.each<[string, (read: object) => unknown]>([
  ['a BigInt', (read) => ({ ...read, fee: 1n })],
  ['itself', (read) => Object.assign(read, { read })],
])("a watch yields the changes of an order with %s of a merchant's schema", async (_, change) => {
  const turns = [status('payment_pending'), status('order_completed'), status('order_broadcasted')]
  const { clock, seen, end } = follow(turns, {}, { schemas: changedBy(change) as never })
  await clock.advance(60_000)
  expect(seen).toEqual(['payment_pending', 'order_completed', 'order_broadcasted'])
  expect(end).toEqual({ done: true })
})

test.each<[string, (read: object) => unknown]>([
  ['no order', () => undefined],
  ['an order without an id', () => ({})],
  ['an order whose id is a number', () => ({ id: 7 })],
])("a watch ends with an error if a merchant's schema returns %s", async (_, change) => {
  const schemas = changedBy(change) as never
  const { clock, end } = follow([status('payment_pending')], {}, { schemas })
  await clock.advance(3_600_000)
  expect(end.error).toMatchObject({ code: 'unexpected_answer', fields: [{ field: 'id' }] })
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

  test('resolves with the order and its terminal status', async () => {
    const { clock, result } = settled([status('payment_pending'), status('order_cancelled')])
    await clock.advance(10_000)
    expect(result.order?.status).toBe('order_cancelled')
  })

  test('resolves with the order as it is after a day', async () => {
    const { clock, result } = settled([status('order_completed')])
    await clock.advance(DAY + 120_000)
    expect(result.order?.status).toBe('order_completed')
  })

  test('rejects with the last error if the order was never read', async () => {
    const { clock, result } = settled(['dropped'])
    await clock.advance(DAY + 120_000)
    expect(result.error).toMatchObject({ code: 'network_error' })
  })
})

test('a watch leaves no terminal status, whatever sequence the service returns', async () => {
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
