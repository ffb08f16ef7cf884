import { readOrders } from '../server/orders'

/** Called by a schedule, which sends the secret. */
export async function loader({ request }: { request: Request }) {
  const secret = process.env['CRON_SECRET'] || crypto.randomUUID()
  if (request.headers.get('authorization') !== `Bearer ${secret}`)
    return new Response('unauthorized', { status: 401 })
  await readOrders()
  return new Response('read')
}
