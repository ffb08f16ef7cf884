// Child process: measures calls of clients with and without hooks, over one simulated service in process.
import { createOnrampClient } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { KEY, purchase, wallet } from '../calls/purchase.ts'
import { answer } from '../child.ts'

export type HookedClient = 'unset' | 'again' | 'empty'
export type HookedCall = 'order' | 'quote'

/** A number of calls in sequence. */
export interface Round {
  readonly client: HookedClient
  readonly call: HookedCall
  readonly calls: number
}

const service = createService({ rateLimit: false, seed: 7 })
const options = {
  publishableKey: KEY,
  baseUrl: 'https://service.example',
  fetch: service.fetch,
}
const empty = () => {}
const clients: Readonly<Record<HookedClient, ReturnType<typeof createOnrampClient>>> = {
  unset: createOnrampClient(options),
  again: createOnrampClient(options),
  empty: createOnrampClient({
    ...options,
    onRequest: empty,
    onResponse: empty,
    onRetry: empty,
  }),
}
const { order_id: id } = await clients.unset.card.checkout(purchase)

/** CPU time of one call, in microseconds. */
answer(async ({ client, call, calls }: Round): Promise<number> => {
  const { card } = clients[client]
  const send: Readonly<Record<HookedCall, () => Promise<unknown>>> = {
    order: () => card.orders.get({ id, wallet }),
    quote: () => card.quote(purchase),
  }
  globalThis.gc?.()
  const cpu = process.cpuUsage()
  for (let done = 0; done < calls; done++) await send[call]()
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / calls
})
