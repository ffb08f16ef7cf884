// Child process: opens many orders in a simulated service and measures their cost.
import { setImmediate, setTimeout } from 'node:timers/promises'
import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { KEY, purchase, wallet } from '../calls/purchase.ts'
import { answer } from '../child.ts'
import { spreadOf } from '../spread.ts'

const service = createService({ rateLimit: false, seed: 7 })
const baseUrl = 'https://service.example'
const { card } = createOnrampClient({ publishableKey: KEY, baseUrl, fetch: service.fetch })

/** Heap in bytes. Weak references retain objects until the next turn of the event loop. */
async function heap(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    await setTimeout(20)
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed
}

/** Yields to the event loop now and then, as a server does. */
async function open(orders: number): Promise<void> {
  for (let opened = 0; opened < orders; opened++) {
    await card.checkout(purchase)
    if (opened % 100 === 0) await setImmediate()
  }
}

/** CPU time of a read of the first order in microseconds, the median of many rounds. */
async function readTime(id: string): Promise<number> {
  const reads = 100
  const times: number[] = []
  for (let round = 0; round < 41; round++) {
    const cpu = process.cpuUsage()
    for (let read = 0; read < reads; read++) await card.orders.get({ id, wallet })
    const { user, system } = process.cpuUsage(cpu)
    times.push((user + system) / reads)
    await setImmediate()
  }
  // The first rounds warm up.
  return spreadOf(times.slice(10)).median
}

/** Figures with few orders and with all of them. */
export interface OrderCost {
  readonly bytesAnOrder: number
  readonly readWithFew: number
  readonly readWithAll: number
}

answer(async ({ orders }: { readonly orders: number }): Promise<OrderCost> => {
  const few = 100
  const { order_id: id } = await card.checkout(purchase)
  await open(few - 1)
  const readWithFew = await readTime(id)
  const before = await heap()
  await open(orders - few)
  const bytesAnOrder = ((await heap()) - before) / (orders - few)
  return { bytesAnOrder, readWithFew, readWithAll: await readTime(id) }
})
