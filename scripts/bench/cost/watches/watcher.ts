// Child process: watches many orders at once, with our client or with a loop.
import { createOnrampClient } from '@onramp-kit/core'
import { KEY, KEY_HEADER, wallet } from '../calls/purchase.ts'
import { answer } from '../child.ts'

/** Memory and timers of the process. */
export interface ResourceUsage {
  /** Bytes after a garbage collection. */
  readonly heap: number
  readonly timers: number
}

const [kind, baseUrl = ''] = process.argv.slice(2)
const { card } = createOnrampClient({ publishableKey: KEY, baseUrl })

async function watch(id: string): Promise<void> {
  for await (const order of card.orders.watch({ id, wallet }))
    if (order.id !== id) throw new Error(id)
}

/** A hand-written loop: read, wait for two seconds, repeat. */
async function loop(id: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${baseUrl}/v1/card/orders/${id}?wallet=${wallet}`, {
      headers: { [KEY_HEADER]: KEY },
    })
    const order = JSON.parse(await response.text()) as { id: string }
    if (order.id !== id) throw new Error(id)
    await new Promise((resolve) => setTimeout(resolve, 2000))
  }
}

let started = 0
answer(async ({ start }: { readonly start: number }): Promise<ResourceUsage> => {
  for (let each = 0; each < start; each++) {
    const id = `00000000-0000-4000-8000-${String(started++).padStart(12, '0')}`
    void (kind === 'ours' ? watch(id) : loop(id))
  }
  globalThis.gc?.()
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  return { heap: process.memoryUsage().heapUsed, timers }
})
