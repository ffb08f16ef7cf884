import { createOnrampClient } from '@onramp-kit/core'
import { purchase, WALLET as wallet } from '@onramp-kit/test-tools/cardSamples'
import ky from 'ky'
import * as z from 'zod/mini'

export const KEY = 'svc_public_sandbox_demo'
const headers = { 'x-svc-publishable-key': KEY }

/** The three measured calls, as a merchant writes them with each client. */
export interface Client {
  readonly order: (id: string) => Promise<unknown>
  readonly quote: () => Promise<unknown>
  readonly checkout: () => Promise<unknown>
}

/** `fetch` and `JSON.parse`, without validation. */
export function plainClient(baseUrl: string): Client {
  async function send(path: string, init: RequestInit = {}): Promise<unknown> {
    const type = { 'content-type': 'application/json' }
    const response = await fetch(`${baseUrl}/v1/card/${path}`, {
      ...init,
      headers: { ...headers, ...(init.body && type) },
    })
    return JSON.parse(await response.text())
  }
  const body = () => ({ method: 'POST', body: JSON.stringify(purchase) })
  return {
    order: (id) => send(`orders/${id}?wallet=${wallet}`),
    quote: () => send('quote', body()),
    checkout: () => send('checkout', body()),
  }
}

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
export function handWrittenClient(baseUrl: string): Client {
  const api = ky.create({ prefix: `${baseUrl}/v1/card`, headers })
  return {
    order: async (id) => order.parse(await api.get(`orders/${id}?wallet=${wallet}`).json()),
    quote: async () => quote.parse(await api.post('quote', { json: purchase }).json()),
    checkout: async () => checkout.parse(await api.post('checkout', { json: purchase }).json()),
  }
}

/** Our client. */
export function ourClient(baseUrl: string): Client {
  const { card } = createOnrampClient({ publishableKey: KEY, baseUrl })
  return {
    order: (id) => card.orders.get({ id, wallet }),
    quote: () => card.quote(purchase),
    checkout: () => card.checkout(purchase),
  }
}
