import { type CardOrder, isOnrampError, type OnrampClient } from '@onramp-kit/core'
import type { Log } from './log.ts'
import type { Cart, Outcome, Store } from './store.ts'

interface FollowerOptions {
  readonly onramp: OnrampClient
  readonly store: Store
  readonly log: Log
  /** Stops every watch. An order that is still open is followed again after a restart. */
  readonly signal: AbortSignal
}

/** Follows orders to their end, each once in this process. */
export function createFollower({ onramp, store, log, signal }: FollowerOptions) {
  const following = new Map<string, Promise<void>>()

  async function run(id: string): Promise<void> {
    const cart = store.cartOf(id)
    if (cart === undefined) return
    try {
      while (store.isOpen(id)) {
        // The cart's wallet, not one from the browser: the service does not find the order of another wallet.
        for await (const order of onramp.card.orders.watch(
          { id, wallet: cart.wallet },
          {
            signal,
            onPollError: (error) => error && log('poll_failed', { order: id, code: error.code }),
          },
        )) {
          log('order_read', { order: id, status: order.status })
          const outcome = settle(id, cart, order)
          if (outcome !== undefined) log('order_closed', { order: id, cart: cart.id, outcome })
        }
        // A watch ends after a day at the latest.
        if (store.isOpen(id)) log('watch_ended', { order: id })
      }
    } catch (error) {
      if (signal.aborted) return
      // The order stays open, and is followed again after a restart or a repeated report.
      log('follow_failed', { order: id, code: isOnrampError(error) ? error.code : String(error) })
    }
  }

  function settle(id: string, cart: Cart, order: CardOrder): Outcome | undefined {
    if (order.status === 'order_cancelled') return store.close(id, 'cancelled')
    if (order.status !== 'order_broadcasted') return undefined
    const fields = mismatchedFields(cart, order)
    if (fields.length === 0) return store.credit(id, cart.id)
    log('order_mismatched', { order: id, fields })
    return store.close(id, 'mismatched')
  }

  return {
    /** Follows an order, unless this process already does. */
    follow(id: string) {
      if (following.has(id)) return
      following.set(
        id,
        run(id).finally(() => following.delete(id)),
      )
    },
    /** Resolves once no order is followed. */
    idle: async () => void (await Promise.all(following.values())),
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
function decimal(text: string): string {
  const [whole = '', fraction = ''] = text.split('.')
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.replace(/0+$/, '')}`
}
