import { followOrders, stopping } from '../shop/orders'

/** Follows the orders without an outcome, on a server that keeps running. */
export default defineNitroPlugin(({ hooks }) => {
  followOrders()
  setInterval(() => followOrders(), 60_000).unref()
  hooks.hook('close', () => stopping.abort())
})
