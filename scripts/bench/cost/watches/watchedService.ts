// Child process: serves orders that stay pending and records the time of each read.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { orderInterval, pollDelay } from '@onramp-kit/core/internal'
import { answer } from '../child.ts'
import { orderOf } from './order.ts'

/** The reads of all orders so far. */
export interface OrderReads {
  readonly port: number
  readonly requests: number
  /** The shortest time between two reads of one order, in milliseconds. */
  readonly closest: number
  /** Reads earlier than the pace of a young order allows. */
  readonly early: number
}

/** The shortest delay for such an order. A timer can fire up to a millisecond early. */
const shortest = pollDelay(orderInterval('payment_pending', 0), 0, () => 0) - 1

const readTimes = new Map<string, number[]>()
const server = createServer((request, response) => {
  const id = /orders\/([\w-]+)/.exec(request.url ?? '')?.[1] ?? ''
  const times = readTimes.get(id) ?? []
  readTimes.set(id, times)
  times.push(performance.now())
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(orderOf(id)))
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 })

answer((): OrderReads => {
  const all = [...readTimes.values()]
  const gaps = all.flatMap((times) =>
    times.slice(1).map((time, index) => time - (times[index] ?? 0)),
  )
  return {
    port: (server.address() as AddressInfo).port,
    requests: all.reduce((sum, times) => sum + times.length, 0),
    closest: gaps.reduce((closest, gap) => Math.min(closest, gap), Number.POSITIVE_INFINITY),
    early: gaps.filter((gap) => gap < shortest).length,
  }
})
