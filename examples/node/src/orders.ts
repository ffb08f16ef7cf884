// What a server does with the orders of its carts, in any framework.
import { createFollower, type Log } from './follow.ts'
import { type Cart, onramp, carts as prices, type TopUp, topUps } from './shop.ts'
import { openStore } from './store.ts'

export const log: Log = (event, fields) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }))

/** Abort it to stop every watch. */
export const stopping = new AbortController()
const carts = { get: (id: string): Cart | TopUp | undefined => prices.get(id) ?? topUps.get(id) }
const store = openStore(process.env['DATABASE'] ?? 'merchant.sqlite')
export const { follow, readOnce } = createFollower({
  onramp,
  carts,
  store,
  log,
  signal: stopping.signal,
})

/** Follows the orders without an outcome: for a process that keeps running. */
export const followOrders = () => store.openOrders().forEach((order) => void follow(order))

/** Reads each order without an outcome one time: for a schedule. */
export async function readOrders(): Promise<void> {
  for (const order of store.openOrders()) await readOnce(order)
}

/** Returns whether a cart is paid, for a page that the server renders. */
export const isPaid = (cart: string): boolean => store.credits(cart).length > 0

/**
 * `PUT /carts/{cart}/orders/{order}` reports an order, `GET /carts/{cart}` says what was credited, below any prefix.
 * @param found what to do with a reported order: `follow` it, or `readOnce`
 */
export async function answer(
  { method, url }: Request,
  found: (order: string) => Promise<void> | void,
): Promise<Response> {
  const path = /\/carts\/([\w-]+)(?:\/orders\/([\da-f-]{36}))?$/i
  const [, cart = '', order] = path.exec(new URL(url).pathname) ?? []
  // A real shop also checks that the cart belongs to the session, and limits its reports.
  if (!carts.get(cart) || method !== (order ? 'PUT' : 'GET'))
    return Response.json({ error: 'not_found' }, { status: 404 })
  if (order) {
    store.addOrder(order, cart)
    if (store.find(order)?.cart !== cart)
      return Response.json({ error: 'order_of_another_cart' }, { status: 409 })
    await found(order)
  }
  const body = { paid: isPaid(cart), credits: store.credits(cart) }
  return Response.json(body, { status: order ? 202 : 200 })
}
