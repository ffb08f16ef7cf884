// Child process: measures calls of one client.
import { answer } from '../child.ts'
import type { CallName, Client } from './contenders/client.ts'

/** A number of calls in sequence. */
export interface Round {
  readonly call: CallName
  readonly calls: number
}

/** The cost of a call: microseconds until the response, microseconds of CPU time of this process, bytes. */
export interface Taken {
  readonly wall: number
  readonly work: number
  /** Allocated heap; valid only without a garbage collection, with a large enough young generation. */
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
