import type { APIRoute } from 'astro'
import { readOrders } from '../../server/orders.ts'

export const prerender = false

/** Called by a schedule, which sends the secret. */
export const GET: APIRoute = async ({ request }) => {
  const secret = process.env['CRON_SECRET'] || crypto.randomUUID()
  if (request.headers.get('authorization') !== `Bearer ${secret}`)
    return new Response('unauthorized', { status: 401 })
  await readOrders()
  return new Response('read')
}
