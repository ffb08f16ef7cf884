/** Follows the orders without an outcome, on a server that keeps running. */
export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { followOrders } = await import('./server/orders')
  followOrders()
  setInterval(() => followOrders(), 60_000).unref()
}
