import type { CardOrder, CardOrderInput } from '../contract/cardOrder.ts'
import { orderPolicy } from '../orders/pollState.ts'
import { type WatchOptions, watch } from '../orders/watch.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { Transport } from '../transport/transport.ts'
import { requireRequested } from './requireRequested.ts'

/** Card orders: the only source of truth about a purchase. (Interface: GET /v1/card/orders/{id}.) */
export interface CardOrders {
  /**
   * Reads an order. Sent up to four times after transient errors, which can take a minute and a half, and longer with
   * `Retry-After`: pass a `signal` where your host limits the time.
   */
  get(input: CardOrderInput, options?: RequestOptions): Promise<CardOrder>
  /**
   * Polls the order until it reaches a terminal status, and yields it at once and at each change. If the status is not
   * terminal after a day, ends with the next successful read, or once 720 reads in a row have failed. Pauses while the page
   * is hidden or offline.
   *
   * @example for await (const order of onramp.card.orders.watch({ id, wallet })) show(order.status)
   */
  watch(input: CardOrderInput, options?: WatchOptions): AsyncIterable<CardOrder>
  /**
   * Resolves with the order once its status is terminal: sent or canceled. After a day it resolves with the order as last
   * read, which may be hours ago, and still open: check `isTerminal(order.status)`.
   *
   * @throws OnrampError if a permanent error ends the watch, or the order was never read
   */
  settled(input: CardOrderInput, options?: WatchOptions): Promise<CardOrder>
}

export function createCardOrders(transport: Transport): CardOrders {
  async function read(
    input: CardOrderInput,
    options?: RequestOptions & { readonly attempts?: 'one' },
  ): Promise<CardOrder> {
    const order = await request(transport, 'card.orders.get', input, options)
    return requireRequested('card.orders.get', 'id', order, input)
  }

  const orders: CardOrders = {
    get: read,
    watch: (input, options) =>
      watch(
        {
          platform: transport.platform,
          policy: orderPolicy,
          read: (signal) => read(input, { signal, attempts: 'one' }),
        },
        options,
      ),
    async settled(input, options = {}) {
      let last: CardOrder | undefined
      let pollError: unknown
      const watched = orders.watch(input, {
        ...options,
        onPollError(error) {
          pollError = error ?? pollError
          options.onPollError?.(error)
        },
      })
      for await (const order of watched) last = order
      if (last === undefined) throw pollError
      return last
    },
  }
  return orders
}
