import { readOrders, stopping } from '../shop/orders'

/** Reads the orders of buyers who closed the page, on a server that keeps running. */
export default defineNitroPlugin(({ hooks }) => {
  setInterval(() => void readOrders(), 10_000).unref()
  hooks.hook('close', () => stopping.abort())
})
