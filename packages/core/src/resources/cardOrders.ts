import type { CardOrder, CardOrderInput } from '../contract/cardOrder.ts'
import { ContractError } from '../errors/ContractError.ts'
import { abortable } from '../orders/abortable.ts'
import { type WatchOptions, watchOrder } from '../orders/watch.ts'
import { type RequestOptions, request } from '../transport/request.ts'
import type { Transport } from '../transport/transport.ts'

/** Reading card orders: the only truth about a purchase. (Interface: GET /v1/card/orders/{id}.) */
export interface CardOrders {
  /** One order, as the service holds it now. Repeated by itself when the network fails. */
  get(input: CardOrderInput, options?: RequestOptions): Promise<CardOrder>
  /**
   * The order at once and at each change, until its status is terminal or a day is over. Sleeps while the page is
   * hidden or offline.
   *
   * @example for await (const order of onramp.card.orders.watch({ id, wallet })) show(order.status)
   */
  watch(input: CardOrderInput, options?: WatchOptions): AsyncIterable<CardOrder>
  /**
   * The order once its status is terminal. After a day it resolves with the order as it then is: still processing, not
   * failed. `isTerminal(order.status)` tells.
   */
  settled(input: CardOrderInput, options?: WatchOptions): Promise<CardOrder>
}

export function createCardOrders(transport: Transport): CardOrders {
  async function read(
    input: CardOrderInput,
    options: RequestOptions & { readonly attempts?: 'one' },
  ): Promise<CardOrder> {
    const order = await request(transport, 'card.orders.get', input, options)
    if (order.id.toLowerCase() === input.id.toLowerCase()) return order
    throw new ContractError('card.orders.get', {
      status: 200,
      outcome: 'none',
      fields: [{ field: 'id', reason: 'is not the id that was asked for' }],
    })
  }

  const context = {
    platform: transport.platform,
    read: (input: CardOrderInput, signal: AbortSignal) => read(input, { signal, attempts: 'one' }),
  }

  const orders: CardOrders = {
    get: (input, options = {}) => read(input, { signal: options.signal }),
    watch: (input, options = {}) =>
      abortable(options.signal, (signal) => watchOrder(context, input, { ...options, signal })),
    async settled(input, options = {}) {
      let pollError: unknown
      const watched = orders.watch(input, {
        ...options,
        onTrouble(error) {
          pollError = error ?? pollError
          options.onTrouble?.(error)
        },
      })
      return lastOrder(watched, () => pollError)
    },
  }
  return orders
}

/**
 * The last order of a watch: with a terminal status, or, when time ran out, with the one it still has. Rejects as the
 * watch does, or with `lastTrouble()` if the order could never be read.
 */
async function lastOrder(
  orders: AsyncIterable<CardOrder>,
  lastTrouble: () => unknown,
): Promise<CardOrder> {
  let last: CardOrder | undefined
  for await (const order of orders) last = order
  if (last === undefined) throw lastTrouble()
  return last
}
