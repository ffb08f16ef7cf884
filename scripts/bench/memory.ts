import { setTimeout } from 'node:timers/promises'
import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { purchase, WALLET as wallet } from '@onramp-kit/test-tools/cardSamples'
import { costOf } from './compare.ts'
import { KEY } from './contenders.ts'
import { atMost, type Section, short } from './section.ts'

const WATCHES = 1000
const ORDERS = 100_000
/** Orders before the measurement, which load shared code. */
const FEW = 100

/** Measures the memory of order watches and of the orders of the simulated service, and a read among all of them. */
export async function measureMemory(): Promise<Section> {
  const service = createService({ rateLimit: false, seed: 7 })
  const { card } = createOnrampClient({
    publishableKey: KEY,
    baseUrl: 'https://service.example',
    fetch: service.fetch,
  })
  const { order_id: id } = await card.checkout(purchase)
  const read = () => card.orders.get({ id, wallet })
  const open = async (orders: number) => {
    for (let opened = 0; opened < orders; opened++) await card.checkout(purchase)
  }

  const stop = new AbortController()
  const watch = async () => {
    for await (const _ of card.orders.watch({ id, wallet }, { signal: stop.signal }));
  }
  const watches = [watch().catch(() => {})]
  const unwatched = await heap()
  while (watches.length <= WATCHES) watches.push(watch().catch(() => {}))
  const aWatch = ((await heap()) - unwatched) / WATCHES
  stop.abort()
  await Promise.all(watches)

  await open(FEW)
  const { time: amongFew } = await costOf(read)
  const before = await heap()
  await open(ORDERS - FEW)
  const anOrder = ((await heap()) - before) / (ORDERS - FEW)
  const slower = (await costOf(read)).time / amongFew

  return {
    title: 'Memory',
    tables: [
      {
        says: `Heap of each of ${short(WATCHES)} orders watched at once, and of each of ${short(ORDERS)} orders in the simulated service; and CPU time of a read among all of these orders, as a multiple of a read among ${FEW}. [The pace of requests](concepts/polling.md) is proven with a virtual clock.`,
        head: ['subject', 'measured'],
        rows: [
          ['`orders.watch`, kB a watch', short(aWatch / 1000)],
          ['the simulated service, kB an order', short(anOrder / 1000)],
          ['a read among all orders', short(slower)],
        ],
      },
    ],
    limits: [
      atMost(`${short(WATCHES)} watches, kB a watch`, aWatch / 1000, 15),
      atMost(`${short(ORDERS)} orders, kB an order`, anOrder / 1000, 2),
      atMost(`a read among ${short(ORDERS)} orders to one among ${FEW}`, slower, 2),
    ],
  }
}

/** Heap in bytes, once requests have ended. Weak references retain objects until the next turn of the event loop. */
async function heap(): Promise<number> {
  for (let turn = 0; turn < 5; turn++) {
    await setTimeout(100)
    globalThis.gc?.()
  }
  return process.memoryUsage().heapUsed
}
