// What a server does with the orders of its carts, in any framework.
import { createReader, type Log } from './read.ts'
import { type Cart, onramp, carts as prices, type TopUp, topUps } from './shop.ts'
import { openStore, type Report } from './store.ts'

export const log: Log = (event, fields) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }))

/** Abort it to stop reading. */
export const stopping = new AbortController()
const carts = { get: (id: string): Cart | TopUp | undefined => prices.get(id) ?? topUps.get(id) }
const store = openStore(process.env['DATABASE'] ?? 'merchant.sqlite')
const reader = createReader({ onramp, carts, store, log, signal: stopping.signal })

/** Reads the orders of buyers who closed the page. Call it every 10 seconds, or each minute from a schedule. */
export const { readOrders } = reader

/** Records that a person refunds an order. Call it before the refund, so that no cart is credited with the order. */
export const refund = (report: Report): void => store.refund(report)

/** Returns whether a cart is paid, for a page that the server renders. */
export const isPaid = (cart: string): boolean => store.credits(cart).length > 0

/** A UUID as the service's interface defines it: of version 1 to 8, or all zeros, or all f. */
const UUID =
  /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$|^([0f])\1{7}-(\1{4}-){3}\1{12}$/

/**
 * `PUT /carts/{cart}/orders/{order}` reports an order, which is then read. `GET /carts/{cart}` says what was credited, and whether
 * a payment is pending. Both below any prefix.
 */
export async function answer({ method, url }: Request): Promise<Response> {
  const path = /\/carts\/([\w-]+)(?:\/orders\/([\da-f-]+))?$/i
  const [, cart = '', order] = path.exec(new URL(url).pathname) ?? []
  const id = order?.toLowerCase()
  // A real shop also checks that the cart belongs to the session, and limits its reports.
  if (!carts.get(cart) || method !== (id ? 'PUT' : 'GET') || (id && !UUID.test(id)))
    return Response.json({ error: 'not_found' }, { status: 404 })
  if (id) await reader.report({ id, cart })
  const body = { paid: isPaid(cart), pending: store.isPending(cart), credits: store.credits(cart) }
  return Response.json(body, { status: id ? 202 : 200 })
}
