import { setTimeout } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { atMost, type Section, short } from '../section.ts'
import type { Asked } from './watchedService.ts'
import type { Held } from './watcher.ts'

const WATCHES = 1000
const SECONDS = 30

/** Measures a thousand concurrent order watches in one process. */
export async function measureWatches(): Promise<Section> {
  const ours = await measure('ours')
  const loop = await measure('loop')
  const row = (name: string, found: Found) => [
    name,
    short(found.requests / WATCHES),
    short(Math.round(found.closest)),
    short(found.timers),
    short(found.bytes / 1000),
  ]
  return {
    title: `${short(WATCHES)} orders watched at once`,
    tables: [
      {
        says: `In one process, for ${SECONDS} s from the first read: requests of each watch, the shortest time between two reads of one order, the peak number of timers, and memory including connections. The loop is \`fetch\`, \`JSON.parse\` and a pause of 2 s; it validates nothing, never stops and never slows down.`,
        head: ['subject', 'requests a watch', 'shortest gap, ms', 'timers', 'kB a watch'],
        rows: [row('**`orders.watch`**', ours), row('a loop by hand', loop)],
      },
    ],
    limits: [
      atMost('requests sooner than the pace allows', ours.early, 0),
      atMost('requests, ours to the loop', ours.requests / loop.requests, 0.5),
      atMost('timers beyond one a watch', Math.max(0, ours.timers - WATCHES), 5),
      atMost('memory, kB a watch', ours.bytes / 1000, 30),
    ],
  }
}

interface Found extends Asked {
  readonly timers: number
  readonly bytes: number
}

async function measure(kind: 'ours' | 'loop'): Promise<Found> {
  const service = startChild('watches/watchedService.ts')
  const { port } = await service.ask<Asked>({})
  const watcher = startChild('watches/watcher.ts', {
    args: [kind, `http://127.0.0.1:${port}`],
    flags: ['--expose-gc'],
  })
  // The first watches load shared code.
  await watcher.ask<Held>({ start: 10 })
  await setTimeout(1000)
  const before = await watcher.ask<Held>({ start: 0 })
  await watcher.ask<Held>({ start: WATCHES - 10 })
  const samples: Held[] = []
  for (let second = 1; second < SECONDS; second++) {
    await setTimeout(1000)
    samples.push(await watcher.ask<Held>({ start: 0 }))
  }
  const asked = await service.ask<Asked>({})
  await Promise.all([watcher.stop(), service.stop()])
  const settled = samples.slice(samples.length / 2)
  return {
    ...asked,
    timers: Math.max(...samples.map(({ timers }) => timers)),
    bytes: (Math.max(...settled.map(({ heap }) => heap)) - before.heap) / (WATCHES - 10),
  }
}
