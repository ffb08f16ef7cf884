import type { RouteReply, Routes } from '@onramp-kit/core/contract'
import type { Stateful } from '../stateful.ts'

/** The reply to a purchase with an idempotency key. */
export interface KeyedPurchase {
  /** The publishable key and the idempotency key. */
  readonly id: string
  /** The request's input as JSON. A repeated key with other input is an error. */
  readonly input: string
  readonly reply: RouteReply<Routes['card.checkout']>
  readonly expiresAt: number
}

/** Replies to purchases with an idempotency key. (Assumption `card.idempotency`.) */
export interface IdempotencyStore extends Stateful<readonly KeyedPurchase[]> {
  find(id: string, now: number): KeyedPurchase | undefined
  /** Stores a reply for 24 hours. */
  put(purchase: Omit<KeyedPurchase, 'expiresAt'>, now: number): void
}

const LIFETIME_MS = 24 * 60 * 60 * 1000

export function createIdempotencyStore(): IdempotencyStore {
  let purchases = new Map<string, KeyedPurchase>()

  // All replies are kept equally long: the first one stored expires first.
  function deleteExpired(now: number): void {
    for (const [id, { expiresAt }] of purchases) {
      if (expiresAt > now) break
      purchases.delete(id)
    }
  }

  return {
    find(id, now) {
      const purchase = purchases.get(id)
      return purchase && purchase.expiresAt > now ? purchase : undefined
    },
    put(purchase, now) {
      deleteExpired(now)
      purchases.set(purchase.id, { ...purchase, expiresAt: now + LIFETIME_MS })
    },
    save: () => [...purchases.values()],
    load(saved) {
      purchases = new Map(saved.map((purchase) => [purchase.id, purchase]))
    },
    reset: () => purchases.clear(),
  }
}
