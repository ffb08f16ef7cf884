import { setTimeout } from 'node:timers/promises'
import { startChild } from '../child.ts'
import { atMost, type Section, short } from '../section.ts'
import type { OrderReads } from './watchedService.ts'
import type { ResourceUsage } from './watcher.ts'

const WATCHES = 1000
const SECONDS = 30

/** Measures a thousand concurrent order watches in one process. */
export async function measureWatches(): Promise<Section> {
  const ours = await measure('ours')
  const loop = await measure('loop')
  const row = (name: string, measurement: Measurement) => [
    name,
    short(measurement.requests / WATCHES),
    short(Math.round(measurement.closest)),
    short(measurement.timers),
    short(measurement.bytes / 1000),
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

interface Measurement extends OrderReads {
  readonly timers: number
  readonly bytes: number
}

async function measure(kind: 'ours' | 'loop'): Promise<Measurement> {
  const service = startChild('watches/watchedService.ts')
  const { port } = await service.ask<OrderReads>({})
  const watcher = startChild('watches/watcher.ts', {
    args: [kind, `http://127.0.0.1:${port}`],
    flags: ['--expose-gc'],
  })
  // The first watches load shared code.
  await watcher.ask<ResourceUsage>({ start: 10 })
  await setTimeout(1000)
  const before = await watcher.ask<ResourceUsage>({ start: 0 })
  await watcher.ask<ResourceUsage>({ start: WATCHES - 10 })
  const samples: ResourceUsage[] = []
  for (let second = 1; second < SECONDS; second++) {
    await setTimeout(1000)
    samples.push(await watcher.ask<ResourceUsage>({ start: 0 }))
  }
  const reads = await service.ask<OrderReads>({})
  await Promise.all([watcher.stop(), service.stop()])
  const settled = samples.slice(samples.length / 2)
  return {
    ...reads,
    timers: Math.max(...samples.map(({ timers }) => timers)),
    bytes: (Math.max(...settled.map(({ heap }) => heap)) - before.heap) / (WATCHES - 10),
  }
}
