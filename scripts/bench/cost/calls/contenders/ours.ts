import { createOnrampClient } from '@onramp-kit/core'
import { KEY, purchase, wallet } from '../purchase.ts'
import type { Client } from './client.ts'

export function create(baseUrl: string): Client {
  const { card } = createOnrampClient({ publishableKey: KEY, baseUrl })
  return {
    order: (id) => card.orders.get({ id, wallet }),
    quote: () => card.quote(purchase),
    checkout: () => card.checkout(purchase),
  }
}
