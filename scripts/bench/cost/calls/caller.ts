// A process: one client, and what some calls of it take.
import { answer } from '../child.ts'
import type { CallName, Client } from './contenders/client.ts'

/** So many calls, one after the other. */
export interface Round {
  readonly call: CallName
  readonly calls: number
}

/** What a round took, for each call: microseconds until the answer, microseconds of this process's own work, bytes. */
export interface Taken {
  readonly wall: number
  readonly work: number
  /** Of the heap; right only where no collection ran meanwhile, as with a young generation that is large enough. */
  readonly bytes: number
}

const [name = '', baseUrl = '', id = ''] = process.argv.slice(2)
const { create } = (await import(`./contenders/${name}.ts`)) as {
  create: (baseUrl: string) => Client | Promise<Client>
}
const client = await create(baseUrl)

answer(async ({ call, calls }: Round) => {
  globalThis.gc?.()
  const { heapUsed } = process.memoryUsage()
  const cpu = process.cpuUsage()
  const start = performance.now()
  for (let done = 0; done < calls; done++) await client[call](id)
  const wall = (performance.now() - start) * 1000
  const { user, system } = process.cpuUsage(cpu)
  const bytes = process.memoryUsage().heapUsed - heapUsed
  return { wall: wall / calls, work: (user + system) / calls, bytes: bytes / calls } satisfies Taken
})
