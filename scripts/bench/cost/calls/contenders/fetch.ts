import { KEY, KEY_HEADER, purchase, wallet } from '../purchase.ts'
import type { Client } from './client.ts'

/** `fetch` and `JSON.parse`, without validation. */
export function create(baseUrl: string): Client {
  const headers = { [KEY_HEADER]: KEY }
  async function post(path: string): Promise<unknown> {
    const response = await fetch(baseUrl + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(purchase),
    })
    return JSON.parse(await response.text())
  }
  return {
    async order(id) {
      const response = await fetch(`${baseUrl}/v1/card/orders/${id}?wallet=${wallet}`, { headers })
      return JSON.parse(await response.text())
    },
    quote: () => post('/v1/card/quote'),
    checkout: () => post('/v1/card/checkout'),
  }
}
