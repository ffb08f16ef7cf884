import type { Reply } from './operations/call.ts'
import type { Stateful } from './stateful.ts'

/** A purchase that was opened with an idempotency key. */
interface KeyedPurchase {
  /** The publishable key and the idempotency key. */
  readonly id: string
  /** The input of the request, to tell a repeated request from another one. */
  readonly input: string
  /** The first answer. */
  readonly reply: Reply<'card.checkout'>
  readonly expiresAt: number
}

/** The purchases that were opened with an idempotency key. (Assumption `card.idempotency`.) */
export interface IdempotencyStore extends Stateful<readonly KeyedPurchase[]> {
  find(id: string, now: number): KeyedPurchase | undefined
  /** Remembers a purchase for 24 hours. */
  put(purchase: Omit<KeyedPurchase, 'expiresAt'>, now: number): void
}

const LIFETIME_MS = 24 * 60 * 60 * 1000

export function createIdempotencyStore(): IdempotencyStore {
  let purchases: readonly KeyedPurchase[] = []
  const alive = (now: number) => purchases.filter(({ expiresAt }) => expiresAt > now)
  return {
    find: (id, now) => alive(now).find((each) => each.id === id),
    put(purchase, now) {
      purchases = [...alive(now), { ...purchase, expiresAt: now + LIFETIME_MS }]
    },
    save: () => purchases,
    load(saved) {
      purchases = saved
    },
    reset() {
      purchases = []
    },
  }
}
