import { startChild } from '../child.ts'
import { atMost, type Limit, type Section, type Table } from '../section.ts'
import { type Spread, spreadOf, withSpread } from '../spread.ts'
import type { Taken } from './caller.ts'
import type { Canned } from './cannedService.ts'
import type { CallName } from './contenders/client.ts'

/** Clients by module name. Each runs in its own process; figures are ratios to the first. */
const contenders = {
  fetch: '`fetch` + `JSON.parse`',
  kyAndZod: 'ky + zod/mini, by hand',
  ours: '**@onramp-kit/core**',
}
type Contender = keyof typeof contenders
const names = Object.keys(contenders) as Contender[]
const calls: Readonly<Record<CallName, string>> = {
  order: 'order read',
  quote: 'quote',
  checkout: 'checkout',
}

/** One client after another in each round, to measure time. */
const inTurn = { flags: ['--expose-gc'], warmUp: 400, rounds: 41, perRound: 40 }
/** A young generation so large that no collection runs within a round: heap growth then equals allocation. */
const roomy = {
  flags: ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'],
  warmUp: 300,
  rounds: 7,
  perRound: 200,
}

type Takes = Readonly<Record<CallName, Readonly<Record<Contender, readonly Taken[]>>>>

/** Measures a call of our client, of `fetch`, and of ky with zod, against one server. */
export async function measureCalls(): Promise<Section> {
  const service = startChild('calls/cannedService.ts')
  const { port, id } = await service.ask<Canned>({})
  const times = await run(`http://127.0.0.1:${port}`, id, inTurn)
  const heaps = await run(`http://127.0.0.1:${port}`, id, roomy)
  await service.stop()
  return {
    title: 'Cost of a call',
    tables: [
      tableOf(
        times,
        'work',
        'CPU time of the calling process for one call, as a multiple of `fetch` + `JSON.parse`. This is what the client adds, wherever the service runs. Our client validates the request and the response, enforces a deadline and parses every error; `fetch` alone validates nothing.',
      ),
      tableOf(
        times,
        'wall',
        'Time until the response arrives, on a loopback network, from a server that sends prepared responses. No limit applies, because other load on the machine affects it. On a real network the latency hides the difference.',
      ),
      tableOf(heaps, 'bytes', 'Heap allocated for one call.'),
    ],
    limits: [
      ...limitsOf(times, 'work', 'CPU time', 3),
      ...limitsOf(heaps, 'bytes', 'allocation', 3),
    ],
  }
}

async function run(
  baseUrl: string,
  id: string,
  { flags, warmUp, rounds, perRound }: typeof inTurn,
): Promise<Takes> {
  const callers = names.map((name) =>
    startChild('calls/caller.ts', { args: [name, baseUrl, id], flags }),
  )
  const takes = {} as Record<CallName, Record<Contender, Taken[]>>
  for (const call of Object.keys(calls) as CallName[]) {
    takes[call] = { fetch: [], kyAndZod: [], ours: [] }
    for (const caller of callers) await caller.ask<Taken>({ call, calls: warmUp })
    for (let round = 0; round < rounds; round++) {
      for (const [index, name] of names.entries()) {
        const taken = await callers[index]?.ask<Taken>({ call, calls: perRound })
        if (taken) takes[call][name].push(taken)
      }
    }
  }
  await Promise.all(callers.map((caller) => caller.stop()))
  return takes
}

/** The ratio of two clients in each round, so that a temporary slowdown affects both. */
function ratio(
  takes: Takes,
  call: CallName,
  measure: keyof Taken,
  one: Contender,
  other: Contender,
): Spread {
  const others = takes[call][other]
  return spreadOf(
    takes[call][one].map(
      (taken, round) => taken[measure] / (others[round]?.[measure] ?? Number.NaN),
    ),
  )
}

function tableOf(takes: Takes, measure: keyof Taken, says: string): Table {
  const rows = names.map((name) => [
    contenders[name],
    ...(Object.keys(calls) as CallName[]).map((call) =>
      name === 'fetch' ? '1' : withSpread(ratio(takes, call, measure, name, 'fetch')),
    ),
  ])
  return { says, head: ['client', ...Object.values(calls)], rows }
}

function limitsOf(takes: Takes, measure: keyof Taken, what: string, ofFetch: number): Limit[] {
  return (Object.entries(calls) as [CallName, string][]).flatMap(([call, title]) => [
    atMost(
      `${title}: ${what}, ours to \`fetch\``,
      ratio(takes, call, measure, 'ours', 'fetch').median,
      ofFetch,
    ),
    atMost(
      `${title}: ${what}, ours to ky + zod/mini by hand`,
      ratio(takes, call, measure, 'ours', 'kyAndZod').median,
      1.25,
    ),
  ])
}
