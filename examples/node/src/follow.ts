import { type CardOrder, isApiError, isOnrampError, type OnrampClient } from '@onramp-kit/core'
import type { Cart, TopUp } from './shop.ts'
import type { Outcome, openStore } from './store.ts'

/** Fields of a log line. Add no keys, wallets or email addresses. */
type Field = 'order' | 'status' | 'outcome' | 'code' | 'fields' | 'url'
export type Log = (event: string, fields?: Readonly<Partial<Record<Field, unknown>>>) => void

interface Options {
  readonly onramp: OnrampClient
  readonly carts: { get(id: string): Cart | TopUp | undefined }
  readonly store: ReturnType<typeof openStore>
  readonly log: Log
  /** Stops every watch. An order without an outcome is followed again after a restart. */
  readonly signal: AbortSignal
}

/** Returns what learns how an order ended: `follow` waits for it, and `readOnce` reads the order one time. */
export function createFollower({ onramp, carts, store, log, signal }: Options) {
  /**
   * Runs what reads an order, with the cart that the order was reported for. The order is read with the cart's wallet, not one
   * from the browser: the service does not find the order of another wallet.
   */
  async function guard(order: string, read: (cart: Cart | TopUp) => Promise<void>): Promise<void> {
    try {
      const cart = carts.get(store.find(order)?.cart ?? '')
      if (cart === undefined) throw new Error('no cart')
      await read(cart)
    } catch (error) {
      if (signal.aborted) return
      // A browser may report anything. An order that was read before stays open, and is read again.
      if (isApiError(error, 'order_not_found')) store.remove(order)
      log('follow_failed', { order, code: isOnrampError(error) ? error.code : String(error) })
    }
  }

  function record(order: string, cart: Cart | TopUp, read: CardOrder): void {
    store.setStatus(order, read.status)
    log('order_read', { order, status: read.status })
    const outcome = outcomeOf(cart, read)
    const closed = outcome && store.close(order, outcome, read.source)
    if (closed) log('order_closed', { order, outcome: closed })
  }

  function outcomeOf(cart: Cart | TopUp, order: CardOrder): Outcome | undefined {
    if (order.status === 'order_cancelled') return 'cancelled'
    if (order.status !== 'order_broadcasted') return undefined
    const fields = mismatchedFields(cart, order)
    if (fields.length === 0) return cart.amount === undefined ? 'topped_up' : 'credited'
    log('order_mismatched', { order: order.id, fields })
    return 'mismatched'
  }

  const watch = (order: string) =>
    guard(order, async (cart) => {
      // A watch ends after a day at the latest.
      while (store.find(order)?.outcome === null) {
        const reads = onramp.card.orders.watch(
          { id: order, wallet: cart.wallet },
          {
            signal,
            onPollError: (error) => error && log('poll_failed', { order, code: error.code }),
          },
        )
        for await (const read of reads) record(order, cart, read)
      }
    })

  const following = new Map<string, Promise<void>>()
  return {
    /** Follows an order until it has an outcome, once in this process. */
    follow: (order: string): Promise<void> => {
      const running = following.get(order) ?? watch(order).finally(() => following.delete(order))
      following.set(order, running)
      return running
    },
    /** Reads an order that has no outcome one time, for a function that ends with its response. */
    readOnce: (order: string): Promise<void> =>
      guard(order, async (cart) => {
        if (store.find(order)?.outcome !== null) return
        const id = { id: order, wallet: cart.wallet }
        record(order, cart, await onramp.card.orders.get(id, { signal }))
      }),
  }
}

/** Returns the fields in which an order differs from what the cart requires. */
export function mismatchedFields(cart: Cart | TopUp, { source, destination }: CardOrder): string[] {
  const differs: Readonly<Record<string, boolean>> = {
    wallet: cart.wallet.toLowerCase() !== destination.wallet.toLowerCase(),
    chain: cart.chain !== destination.chain,
    token: cart.token !== destination.token,
    currency: (cart.currency ?? source.currency) !== source.currency,
    amount: decimal(cart.amount ?? source.amount) !== decimal(source.amount),
  }
  return Object.keys(differs).filter((field) => differs[field])
}

/** Returns the same text for "050.00" and "50", without a float. */
const decimal = (text: string) => text.replace(/^0+(?=\d)|\.0*$|(\.\d*[1-9])0+$/g, '$1')
