import type { CallName } from '../calls/contenders/client.ts'
import { startChild } from '../child.ts'
import { atLeast, atMost, type Section, short } from '../section.ts'
import { type Spread, spreadOf, withSpread } from '../spread.ts'
import type { Load } from './loader.ts'
import type { OrderCost } from './orderCost.ts'
import { type Server, startCanned, startOurs } from './startServers.ts'

const calls: readonly (readonly [CallName, string])[] = [
  ['order', 'order read'],
  ['quote', 'quote'],
  ['checkout', 'checkout'],
]
const ROUNDS = 9
const PER_ROUND = 300
const ORDERS = 100_000

/** Measures the throughput of the simulated service and its memory for orders. */
export async function measureSimulator(): Promise<Section> {
  const throughput = await measureThroughput()
  const child = startChild('simulator/orderCost.ts', { flags: ['--expose-gc'] })
  const cost = await child.ask<OrderCost>({ orders: ORDERS })
  await child.stop()
  const slower = cost.readWithAll / cost.readWithFew
  return {
    title: 'The simulated service',
    tables: [
      {
        says: 'Responses a second of `onramp-service`, as a multiple of a bare Node server that sends prepared responses, with 16 requests at a time. The service validates each request, stores the order and responds with its state.',
        head: ['call', 'by CPU time', 'by elapsed time'],
        rows: calls.map(([call, title]) => [
          title,
          withSpread(throughput[call].work),
          withSpread(throughput[call].wall),
        ]),
      },
      {
        says: `With ${short(ORDERS)} orders, in process: heap of each order, and CPU time of a read as a multiple of a read with 100 orders.`,
        head: ['subject', 'measured'],
        rows: [
          ['heap, kB an order', short(cost.bytesAnOrder / 1000)],
          ['a read', short(slower)],
        ],
      },
    ],
    limits: [
      ...calls.map(([call, title]) =>
        atLeast(
          `${title}: responses a second of CPU time, ours to a bare server`,
          throughput[call].work.median,
          0.1,
        ),
      ),
      atMost(`heap with ${short(ORDERS)} orders, kB an order`, cost.bytesAnOrder / 1000, 2),
      atMost(`a read with ${short(ORDERS)} orders to one with 100`, slower, 2),
    ],
  }
}

/** Ours to the bare server: responses a second, by elapsed time and by CPU time. */
interface Throughput {
  readonly wall: Spread
  readonly work: Spread
}

async function measureThroughput(): Promise<Readonly<Record<CallName, Throughput>>> {
  const loader = startChild('simulator/loader.ts')
  const ours = await startOurs()
  const canned = await startCanned()
  /** The time of a number of requests, in microseconds. */
  async function load({ url, work }: Server, call: CallName, requests: number) {
    const before = await work()
    const wall = await loader.ask<number>({ url, call, requests } satisfies Load)
    return { wall, work: (await work()) - before }
  }
  async function measure(call: CallName): Promise<Throughput> {
    for (const server of [ours, canned]) await load(server, call, 2 * PER_ROUND)
    const ratios: Record<keyof Throughput, number[]> = { wall: [], work: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const theirs = await load(canned, call, PER_ROUND)
      const own = await load(ours, call, PER_ROUND)
      ratios.wall.push(theirs.wall / own.wall)
      ratios.work.push(theirs.work / own.work)
    }
    return { wall: spreadOf(ratios.wall), work: spreadOf(ratios.work) }
  }
  const found = {
    order: await measure('order'),
    quote: await measure('quote'),
    checkout: await measure('checkout'),
  }
  await Promise.all([loader.stop(), ours.stop(), canned.stop()])
  return found
}
