import { startChild } from '../child.ts'
import { atMost, type Limit, type Section, type Table } from '../section.ts'
import { type Spread, spreadOf, withSpread } from '../spread.ts'
import type { Taken } from './caller.ts'
import type { CallName } from './contenders/client.ts'
import { generateClient } from './generateClient.ts'

/** By the name of their module. Each is a process of its own; what they take is a ratio to the first. */
const contenders = {
  fetch: '`fetch` + `JSON.parse`',
  openapiFetch: 'openapi-fetch',
  generated: 'openapi-typescript-codegen',
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

const inTurn = { flags: ['--expose-gc'], warmUp: 400, rounds: 41, perRound: 40 }
/** So much room that nothing is collected within a round: then what the heap has grown by is what was allocated. */
const roomy = {
  flags: ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'],
  warmUp: 300,
  rounds: 7,
  perRound: 200,
}

type Takes = Readonly<Record<CallName, Readonly<Record<Contender, readonly Taken[]>>>>

/** What a call costs with our client and with the usual others, on one server. */
export async function measureCalls(): Promise<Section> {
  await generateClient()
  const service = startChild('calls/cannedService.ts')
  const { port, id } = await service.ask<{ port: number; id: string }>({})
  const times = await run(`http://127.0.0.1:${port}`, id, inTurn)
  const heaps = await run(`http://127.0.0.1:${port}`, id, roomy)
  await service.stop()
  return {
    title: 'What a call costs',
    tables: [
      tableOf(
        times,
        'work',
        'Processor time of the calling process, for one call, as a multiple of that of `fetch` + `JSON.parse`. It is what the client itself adds, wherever the service is. Ours checks what is sent and what comes, holds a deadline and reads every error; the first three check nothing.',
      ),
      tableOf(
        times,
        'wall',
        'Time until the answer is there, on a loopback network and from a server that only sends: told, not judged, since what else the machine does is in it. A real network takes so much longer that the difference is lost.',
      ),
      tableOf(heaps, 'bytes', 'Heap allocated for one call.'),
    ],
    limits: [
      ...limitsOf(times, 'work', 'processor time', 3),
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
    takes[call] = { fetch: [], openapiFetch: [], generated: [], kyAndZod: [], ours: [] }
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

/** Round by round, so that what slows the machine down for a while slows both down. */
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
