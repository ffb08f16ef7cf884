import ky from 'ky'
import * as z from 'zod/mini'
import { KEY, KEY_HEADER, purchase, wallet } from '../purchase.ts'
import type { Client } from './client.ts'

const address = z.string().check(z.regex(/^0x[a-fA-F0-9]{40}$/))
const order = z.object({
  id: z.uuid(),
  status: z.enum(['payment_pending', 'order_completed', 'order_broadcasted', 'order_cancelled']),
  source: z.object({
    wallet: address,
    currency: z.string(),
    amount: z.string(),
    card_brand: z.nullable(z.string()),
    card_last_four: z.nullable(z.string()),
  }),
  destination: z.object({ wallet: address, chain: z.number(), token: z.string() }),
  created_at: z.iso.datetime(),
})
const money = z.object({ currency: z.string(), amount: z.string() })
const quote = z.object({
  source: money,
  destination: z.object({ chain: z.number(), token: z.string(), amount: z.string() }),
  fees: z.array(z.extend(money, { type: z.string() })),
  rate: z.string(),
  trade_type: z.enum(['EXACT_INPUT', 'EXACT_OUTPUT']),
  expires_at: z.iso.datetime(),
})
const checkout = z.object({ order_id: z.uuid(), url: z.url() })

/** A hand-written client: ky's own retries and timeout, and a schema for each response but none for requests. */
export function create(baseUrl: string): Client {
  const api = ky.create({ prefix: `${baseUrl}/v1/card`, headers: { [KEY_HEADER]: KEY } })
  return {
    order: async (id) => order.parse(await api.get(`orders/${id}?wallet=${wallet}`).json()),
    quote: async () => quote.parse(await api.post('quote', { json: purchase }).json()),
    checkout: async () => checkout.parse(await api.post('checkout', { json: purchase }).json()),
  }
}
