import { fileURLToPath } from 'node:url'
import { freePort } from '../../../freePort.ts'
import type { Canned } from '../calls/cannedService.ts'
import { startChild } from '../child.ts'

const processorTime = new URL('./processorTime.ts', import.meta.url).href
const command = fileURLToPath(new URL('../../../../packages/msw/dist/cli/main.js', import.meta.url))

/** A server in its own process. */
export interface Server {
  readonly url: string
  /** CPU time of the process so far, in microseconds. */
  readonly work: () => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts `onramp-service` as installed, without its rate limit. */
export async function startOurs(): Promise<Server> {
  const port = await freePort('127.0.0.1', 0)
  const { ask, stop } = startChild(command, {
    args: ['--port', String(port), '--rate-limit', '1000000000'],
    flags: ['--import', processorTime],
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 300; attempt++) {
    const isThere = await fetch(`${url}/v1/fx`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return { url, stop, work: () => ask<number>({}) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stop()
  throw new Error(`${command} does not answer`)
}

/** Starts a server that sends prepared responses. */
export async function startCanned(): Promise<Server> {
  const { ask, stop } = startChild('calls/cannedService.ts')
  const state = () => ask<Canned>({})
  const { port } = await state()
  return { url: `http://127.0.0.1:${port}`, stop, work: async () => (await state()).work }
}
