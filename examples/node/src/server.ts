// A merchant's server: it learns from the browser which order to follow, and from the service whether it is paid.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createOnrampClient } from '@onramp-kit/core'
import { createFollower } from './follow.ts'
import { log } from './log.ts'
import { openStore } from './store.ts'

const { env } = process
const origin = env['ONRAMP_ORIGIN']
const onramp = createOnrampClient({
  publishableKey: env['ONRAMP_KEY'] ?? 'svc_public_sandbox_demo',
  baseUrl: env['ONRAMP_URL'] ?? 'http://127.0.0.1:4010',
  // For a key with an origin allowlist: an origin of that list.
  ...(origin && { headers: { origin } }),
})
const store = openStore(env['DATABASE'] ?? 'merchant.sqlite')
// A real shop stores its carts itself, with the wallet of the signed-in buyer.
store.addCart({
  id: 'cart-1',
  wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
  amount: '50',
  currency: 'USD',
  chain: 8453,
  token: 'USDC',
})

const stopping = new AbortController()
const follower = createFollower({ onramp, store, log, signal: stopping.signal })
for (const order of store.openOrders()) follower.follow(order)

/** `POST /carts/{id}/orders` reports an order, `GET /carts/{id}` says whether the cart is paid. */
async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A real shop checks here that the cart belongs to the session.
  const [, carts, cart = '', orders] = (request.url ?? '').split('/')
  const reply = (status: number, body: object) =>
    void response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body))
  if (carts !== 'carts' || !store.hasCart(cart)) return reply(404, { error: 'not_found' })
  if (request.method === 'GET') return reply(200, { paid: store.isPaid(cart) })
  if (request.method !== 'POST' || orders !== 'orders') return reply(404, { error: 'not_found' })

  const order = await readOrderId(request)
  if (order === undefined) return reply(400, { error: 'invalid_order_id' })
  if (!store.addOrder(order, cart)) return reply(409, { error: 'order_of_another_cart' })
  if (store.isOpen(order)) follower.follow(order)
  return reply(202, { paid: store.isPaid(cart) })
}

/** Reads `{ "order_id": "…" }`. Returns undefined for anything else. */
async function readOrderId(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > 1_000) return undefined
  }
  const [, id] = /^\{\s*"order_id"\s*:\s*"([\da-f-]{36})"\s*\}$/i.exec(text) ?? []
  return id?.toLowerCase()
}

const server = createServer((request, response) => {
  respond(request, response).catch(() => {
    log('request_failed')
    response.destroy()
  })
})
server.listen(Number(env['PORT'] ?? 8080), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  log('listening', { url: `http://127.0.0.1:${port}` })
})

async function stop(): Promise<void> {
  log('stopping')
  stopping.abort()
  const closed = new Promise((resolve) => void server.close(resolve))
  server.closeIdleConnections()
  await Promise.all([closed, follower.idle()])
  store.dispose()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
