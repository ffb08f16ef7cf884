// A merchant's server: it learns from the browser which order to follow, and from the service whether it is paid.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFollower, type Log } from './follow.ts'
import { carts, onramp } from './shop.ts'
import { openStore } from './store.ts'

const log: Log = (event, fields) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }))
const store = openStore(process.env['DATABASE'] ?? 'merchant.sqlite')
const stopping = new AbortController()
const { signal } = stopping
const follow = createFollower({ onramp, carts, store, log, signal })
const followOpen = () => store.openOrders().forEach((order) => void follow(order))
followOpen()
// Orders of a server that ended, and orders that could not be read
setInterval(followOpen, 60_000).unref()

/** `PUT /carts/{cart}/orders/{order}` reports an order, `GET /carts/{cart}` says whether the cart is paid. */
function answer(method: string | undefined, url: string): readonly [status: number, body: object] {
  const [, cart = '', order] = /^\/carts\/([\w-]+)(?:\/orders\/([\da-f-]{36}))?$/i.exec(url) ?? []
  // A real shop also checks that the cart belongs to the session, and limits its reports.
  if (!carts.has(cart) || method !== (order ? 'PUT' : 'GET')) return [404, { error: 'not_found' }]
  if (order) {
    store.addOrder(order, cart)
    if (store.find(order)?.cart !== cart) return [409, { error: 'order_of_another_cart' }]
    void follow(order)
  }
  return [order ? 202 : 200, { paid: store.isPaid(cart) }]
}

const server = createServer(({ method, url = '' }, response) => {
  try {
    const [status, body] = answer(method, url)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  } catch (error) {
    log('request_failed', { code: String(error) })
    response.writeHead(500).end()
  }
})
server.listen({ port: Number(process.env['PORT'] ?? 8080), host: '127.0.0.1', signal }, () => {
  log('listening', { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})

// Closes the server and ends the watches. The process ends with its last request.
for (const event of ['SIGTERM', 'SIGINT']) process.once(event, () => stopping.abort())
