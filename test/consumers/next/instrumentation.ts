/** Reads the orders of buyers who closed the page, on a server that keeps running. */
export async function register() {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { readOrders } = await import('./server/orders')
  setInterval(() => void readOrders(), 10_000).unref()
}
