import { startChild } from '../child.ts'
import { atMost, type Section } from '../section.ts'
import { type Spread, spreadOf, withSpread } from '../spread.ts'
import type { HookedCall, HookedClient, Round } from './hookCost.ts'

/** Clients; figures are ratios to the first. The second equals it, and shows the noise. */
const clients: Readonly<Record<HookedClient, string>> = {
  unset: 'no hooks',
  again: 'no hooks, a second client',
  empty: 'empty `onRequest`, `onResponse` and `onRetry`',
}
const calls: Readonly<Record<HookedCall, string>> = { order: 'order read', quote: 'quote' }

const WARM_UP = 500
const ROUNDS = 201
const PER_ROUND = 20

/** Measures what the request hooks add to a call. */
export async function measureHooks(): Promise<Section> {
  const child = startChild('hooks/hookCost.ts', { flags: ['--expose-gc'] })
  const take = (round: Round) => child.ask<number>(round)
  const names = Object.keys(clients) as HookedClient[]

  async function measure(call: HookedCall): Promise<Readonly<Record<HookedClient, Spread>>> {
    const ratios: Record<HookedClient, number[]> = { unset: [], again: [], empty: [] }
    for (const client of names) await take({ client, call, calls: WARM_UP })
    for (let round = 0; round < ROUNDS; round++) {
      const taken: Record<HookedClient, number> = { unset: 0, again: 0, empty: 0 }
      // In another order each time: the first of a round pays for what the last left.
      for (const client of round % 2 === 0 ? names : names.toReversed())
        taken[client] = await take({ client, call, calls: PER_ROUND })
      for (const client of names) ratios[client].push(taken[client] / taken.unset)
    }
    return {
      unset: spreadOf(ratios.unset),
      again: spreadOf(ratios.again),
      empty: spreadOf(ratios.empty),
    }
  }

  const found = { order: await measure('order'), quote: await measure('quote') }
  await child.stop()
  return {
    title: 'Cost of the request hooks',
    tables: [
      {
        says: 'CPU time of one call over the simulated service in process, as a multiple of a client without hooks. A second client without hooks shows the noise. The client calls `onRetry` only before a retry, which these calls do not need.',
        head: ['client', ...Object.values(calls)],
        rows: names.map((name) => [
          clients[name],
          ...(Object.keys(calls) as HookedCall[]).map((call) =>
            name === 'unset' ? '1' : withSpread(found[call][name]),
          ),
        ]),
      },
    ],
    limits: (Object.entries(calls) as [HookedCall, string][]).map(([call, title]) =>
      atMost(`${title}: CPU time, empty hooks to none`, found[call].empty.median, 1.1),
    ),
  }
}
