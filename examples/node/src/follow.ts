import { type CardOrder, isOnrampError, type OnrampClient } from '@onramp-kit/core'
import type { Cart } from './shop.ts'
import type { Outcome, openStore } from './store.ts'

/** A line may name these, and no key, wallet or e-mail address. */
type Field = 'order' | 'status' | 'outcome' | 'code' | 'fields' | 'url'
export type Log = (event: string, fields?: Readonly<Partial<Record<Field, unknown>>>) => void

interface Options {
  readonly onramp: OnrampClient
  readonly carts: ReadonlyMap<string, Cart>
  readonly store: ReturnType<typeof openStore>
  readonly log: Log
  /** Stops every watch. An order without an outcome is followed again after a restart. */
  readonly signal: AbortSignal
}

/** Returns a function that follows an order until it has an outcome, once in this process. */
export function createFollower({ onramp, carts, store, log, signal }: Options) {
  async function run(order: string): Promise<void> {
    try {
      const cart = carts.get(store.find(order)?.cart ?? '')
      if (cart === undefined) throw new Error('no cart')
      // A watch ends after a day at the latest.
      while (store.find(order)?.outcome === null) {
        // The cart's wallet, not one from the browser: the service does not find the order of another wallet.
        const watch = onramp.card.orders.watch(
          { id: order, wallet: cart.wallet },
          {
            signal,
            onPollError: (error) => error && log('poll_failed', { order, code: error.code }),
          },
        )
        for await (const read of watch) {
          log('order_read', { order, status: read.status })
          const outcome = outcomeOf(cart, read)
          if (outcome) log('order_closed', { order, outcome: store.close(order, outcome) })
        }
      }
    } catch (error) {
      if (signal.aborted) return
      // Followed again after a restart or a repeated report.
      log('follow_failed', { order, code: isOnrampError(error) ? error.code : String(error) })
    }
  }

  function outcomeOf(cart: Cart, order: CardOrder): Outcome | undefined {
    if (order.status === 'order_cancelled') return 'cancelled'
    if (order.status !== 'order_broadcasted') return undefined
    const fields = mismatchedFields(cart, order)
    if (fields.length === 0) return 'credited'
    log('order_mismatched', { order: order.id, fields })
    return 'mismatched'
  }

  const following = new Map<string, Promise<void>>()
  return function follow(order: string): Promise<void> {
    const running = following.get(order) ?? run(order).finally(() => following.delete(order))
    following.set(order, running)
    return running
  }
}

/** Returns the fields in which an order differs from what the cart requires. */
export function mismatchedFields(cart: Cart, { source, destination }: CardOrder): string[] {
  const pairs: Readonly<Record<string, readonly [string, string]>> = {
    wallet: [cart.wallet.toLowerCase(), destination.wallet.toLowerCase()],
    chain: [String(cart.chain), String(destination.chain)],
    token: [cart.token, destination.token],
    currency: [cart.currency, source.currency],
    amount: [decimal(cart.amount), decimal(source.amount)],
  }
  return Object.keys(pairs).filter((field) => pairs[field]?.[0] !== pairs[field]?.[1])
}

/** Returns the same text for "050.00" and "50", without a float. */
const decimal = (text: string) =>
  text.replace(/^0+(?=\d)/, '').replace(/\.0*$|(\.\d*[1-9])0+$/, '$1')
