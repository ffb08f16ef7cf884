import type { CallName } from '../calls/contenders/client.ts'
import { startChild } from '../child.ts'
import { rivalVersion } from '../rivals.ts'
import { atLeast, atMost, type Section, short } from '../section.ts'
import { type Spread, spreadOf, withSpread } from '../spread.ts'
import type { Kept } from './keeper.ts'
import type { Load } from './loader.ts'
import { type Server, startOurs, startPrism } from './startServers.ts'

const calls: readonly (readonly [CallName, string])[] = [
  ['order', 'order read'],
  ['quote', 'quote'],
  ['checkout', 'checkout'],
]
const ROUNDS = 9
const PER_ROUND = 300
const ORDERS = 100_000

/** How much the simulated service answers, and what it takes to remember. */
export async function measureSimulator(): Promise<Section> {
  const throughput = await measureThroughput()
  const keeper = startChild('simulator/keeper.ts', { flags: ['--expose-gc'] })
  const kept = await keeper.ask<Kept>({ orders: ORDERS })
  await keeper.stop()
  const slower = kept.readWithAll / kept.readWithFew
  return {
    title: 'The simulated service',
    tables: [
      {
        says: `Answers a second of \`onramp-service\`, as a multiple of those of Prism ${rivalVersion('@stoplight/prism-cli')} with the same [openapi.json](openapi.json), 16 requests at a time. Prism checks the request and response the document's example; ours checks it too, keeps the order and answers what it holds.`,
        head: ['call', 'of processor time', 'of the clock'],
        rows: calls.map(([call, title]) => [
          title,
          withSpread(throughput[call].work),
          withSpread(throughput[call].wall),
        ]),
      },
      {
        says: `With ${short(ORDERS)} orders opened, in process: heap for each, and the processor time of a read as a multiple of that with 100.`,
        head: ['', 'measured'],
        rows: [
          ['heap, kB an order', short(kept.bytesAnOrder / 1000)],
          ['a read', short(slower)],
        ],
      },
    ],
    limits: [
      ...calls.map(([call, title]) =>
        atLeast(
          `${title}: answers a second of processor time, ours to Prism`,
          throughput[call].work.median,
          0.7,
        ),
      ),
      atMost(`heap with ${short(ORDERS)} orders, kB an order`, kept.bytesAnOrder / 1000, 2),
      atMost(`a read with ${short(ORDERS)} orders to one with 100`, slower, 2),
    ],
  }
}

/** Ours to Prism: answers a second, and answers a second of processor time. */
interface Throughput {
  readonly wall: Spread
  readonly work: Spread
}

async function measureThroughput(): Promise<Readonly<Record<CallName, Throughput>>> {
  const loader = startChild('simulator/loader.ts')
  const ours = await startOurs()
  const prism = await startPrism()
  /** Microseconds an answer takes. */
  async function load({ url, ask }: Server, call: CallName, requests: number) {
    const before = await ask<number>({})
    const wall = await loader.ask<number>({ url, call, requests } satisfies Load)
    return { wall, work: (await ask<number>({})) - before }
  }
  async function measure(call: CallName): Promise<Throughput> {
    for (const server of [ours, prism]) await load(server, call, 2 * PER_ROUND)
    const ratios: Record<keyof Throughput, number[]> = { wall: [], work: [] }
    for (let round = 0; round < ROUNDS; round++) {
      const theirs = await load(prism, call, PER_ROUND)
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
  await Promise.all([loader.stop(), ours.stop(), prism.stop()])
  return found
}
