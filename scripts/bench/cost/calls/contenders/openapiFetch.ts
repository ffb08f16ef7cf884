import type { CardCheckout, CardOrder, CardQuote } from '@onramp-kit/core'
import createClient from 'openapi-fetch'
import { KEY, KEY_HEADER, purchase, wallet } from '../purchase.ts'
import type { Client } from './client.ts'

interface Answers<Body> {
  responses: { 200: { content: { 'application/json': Body } } }
}
interface Takes {
  requestBody: { content: { 'application/json': typeof purchase } }
}
/** The three of `docs/openapi.json`, as openapi-typescript would print them. */
interface Paths {
  '/v1/card/orders/{id}': {
    get: Answers<CardOrder> & { parameters: { path: { id: string }; query: { wallet: string } } }
  }
  '/v1/card/quote': { post: Answers<CardQuote> & Takes }
  '/v1/card/checkout': { post: Answers<CardCheckout> & Takes }
}

/** Types alone: nothing looks at what came. */
export function create(baseUrl: string): Client {
  const client = createClient<Paths>({ baseUrl, headers: { [KEY_HEADER]: KEY } })
  return {
    async order(id) {
      const params = { path: { id }, query: { wallet } }
      const { data } = await client.GET('/v1/card/orders/{id}', { params })
      return data
    },
    quote: async () => (await client.POST('/v1/card/quote', { body: purchase })).data,
    checkout: async () => (await client.POST('/v1/card/checkout', { body: purchase })).data,
  }
}
