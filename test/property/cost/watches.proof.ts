import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../packages/msw/src/service/random.ts'
import { many, seed } from '../edition.ts'
import { atLeast, atMost, exactly, info, prove } from '../figures.ts'

const WATCHES = 200

test('each of many concurrent order watches keeps to the pace and to one timer', async (context) => {
  const { fraction } = seededRandom(seed())
  const seconds = many({ full: 300, small: 60 })
  const world = createSimulatedWorld({ random: fraction }, { rateLimit: false })
  const { client, clock, service } = world
  const reads = new Map<string, number[]>()
  let inFlight = 0
  let mostTimers = 0
  world.setFault(async (request) => {
    const id = /orders\/([\w-]+)/.exec(request.url)?.[1]
    if (id === undefined) return undefined
    reads.set(id, [...(reads.get(id) ?? []), clock.now()])
    inFlight += 1
    const response = await service.fetch(request)
    inFlight -= 1
    return response
  })

  const stop = new AbortController()
  const watches: Promise<void>[] = []
  for (let opened = 0; opened < WATCHES; opened++) {
    const { order_id: id } = await client.card.checkout(purchase)
    watches.push(follow(client.card.orders.watch({ id, wallet: purchase.wallet }, stop)))
  }
  for (let second = 0; second < seconds; second++) {
    await clock.advance(1000)
    mostTimers = Math.max(mostTimers, clock.timers())
  }
  stop.abort()
  const endings = await Promise.allSettled(watches)
  expect(endings.every(({ status }) => status === 'rejected')).toBe(true)
  const requests = () => [...reads.values()].reduce((sum, times) => sum + times.length, 0)
  const asked = requests()
  const left = clock.timers()
  await clock.advance(60_000)

  prove(context, [
    info('orders watched at once', WATCHES),
    info('seconds', seconds),
    exactly('orders read', reads.size, WATCHES),
    atLeast('requests', asked, 5 * WATCHES),
    exactly('reads sooner than the pace', [...reads.values()].flatMap(early).length, 0),
    atLeast('timers, at their most', mostTimers, 1),
    atMost('timers', mostTimers, WATCHES),
    exactly('timers after the stop', left, 0),
    exactly('requests after the stop', requests() - asked, 0),
    exactly('reads in flight after the stop', inFlight, 0),
  ])
})

test('a read sooner than the pace is reported', () => {
  expect(early([0, 4_799, 9_599, 150_000, 156_399])).toEqual([4_799, 156_399])
})

async function follow(orders: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of orders);
}

/**
 * The reads that came too early after the previous one. The client reads a pending order every six seconds, minus a
 * fifth; after two and a half minutes every eight.
 */
function early(times: readonly number[]): readonly number[] {
  const [first = 0] = times
  return times.filter((time, index) => {
    const before = times[index - 1]
    return before !== undefined && time - before < (before - first < 150_000 ? 4800 : 6400)
  })
}
