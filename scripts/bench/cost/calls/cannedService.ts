// Child process: a bare Node server that sends prepared responses of the service, so that the service's own work does
// not hide the cost of a client.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { answer } from '../child.ts'
import { KEY, KEY_HEADER, purchase, wallet } from './purchase.ts'

const baseUrl = 'https://service.example'
const service = createService()
const { card } = createOnrampClient({ publishableKey: KEY, baseUrl, fetch: service.fetch })
const opened = await card.checkout(purchase)
const answers: Readonly<Record<string, string>> = {
  quote: JSON.stringify(await card.quote(purchase)),
  checkout: JSON.stringify(opened),
  order: JSON.stringify(await card.orders.get({ id: opened.order_id, wallet })),
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', baseUrl)
  const name = pathname.split('/')[3] ?? ''
  const text = answers[name === 'orders' ? 'order' : name] ?? '{}'
  const isKnown = request.headers[KEY_HEADER] === KEY
  request.resume().once('end', () => {
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(text)
  })
})
server.listen(0, '127.0.0.1')

export interface Canned {
  readonly port: number
  /** The order in every response. */
  readonly id: string
  /** CPU time of the process so far, in microseconds. */
  readonly work: number
}

answer((): Canned => {
  const { user, system } = process.cpuUsage()
  const { port } = server.address() as AddressInfo
  return { port, id: opened.order_id, work: user + system }
})
