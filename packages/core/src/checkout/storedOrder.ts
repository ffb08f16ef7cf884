import type { infer as Infer } from 'zod/v4/core'
import type { OnrampClient } from '../client.ts'
import type { CardCheckoutInput } from '../contract/card.ts'
import { object, optional } from '../contract/objects.ts'
import { uuid } from '../contract/primitives.ts'
import { boolean, nullable, number, string } from '../contract/values.ts'
import { WATCH_TIMEOUT_MS } from '../orders/pace.ts'
import { hashText, pageMemory, webStorage, withMemory } from '../platform/storage.ts'
import { tryOrUndefined } from '../platform/tryOrUndefined.ts'
import { readBySchema } from '../transport/readBySchema.ts'

/**
 * The record that survives a reload, so that a purchase is resumed instead of opened twice. Holds neither the key, the
 * wallet, the hosted page's URL nor bank data.
 */
const storedOrder = object({
  /** Another version of the kit on this origin stores another one. Its order blocks a purchase as well. */
  v: number(),
  /** Identifies the purchase. No tab changes the record of another purchase. */
  purchaseId: string(),
  /** Null while the purchase request is in flight; after a reload its outcome is unknown. */
  order_id: nullable(uuid),
  /** The purchase, to compare the order with. */
  chain: number(),
  token: string(),
  amount: string(),
  currency: string(),
  trade_type: string(),
  /** Milliseconds since 1970. */
  created_at: number(),
  /** Whether the service has reported the payment as captured. */
  captured: optional(boolean()),
  /** Whether the service did not find the order for a minute. The buyer decides what to do. */
  not_found: optional(boolean()),
})
export type StoredOrder = Infer<typeof storedOrder>

/** How long the record of a captured order lasts: its buyer may come back after a holiday, and must not see an empty form. */
const CAPTURED_FOR_MS = 30 * WATCH_TIMEOUT_MS

/** Records are padded to this length, so that a stored one can be updated however full the storage is. */
const RECORD_LENGTH = 512

/** The stored record of a wallet's order. */
export type StoredOrderStore = ReturnType<typeof createStoredOrderStore>

/** Creates the store of a publishable key, base URL and wallet: two shops on one origin do not share records. */
export function createStoredOrderStore(client: OnrampClient, wallet: string) {
  const { clock, random } = client.platform
  const memory = pageMemory(client.platform.page)
  const storage = withMemory(client.platform.storage ?? webStorage, memory)
  const key = `onramp-kit.order.${hashText(`${client.scope} ${wallet}`.toLowerCase())}`
  /** Holds a capture if another tab has started over and the record is that of the next purchase. */
  const captureKey = `${key}.captured`

  function load(at: string): StoredOrder | undefined {
    return readBySchema(
      storedOrder,
      tryOrUndefined(() => JSON.parse(storage.getItem(at) ?? '')),
    ).value
  }
  function read(at: string): StoredOrder | undefined {
    const data = load(at)
    if (data === undefined) return undefined
    const age = clock.now() - data.created_at
    // A clock that was set back extends the time limit of an order by a day at most. A record without an order belongs to the
    // tab that is opening it, and stays unchanged.
    if (age < 0 && data.order_id !== null) return write(at, { ...data, created_at: clock.now() })
    if (age < (data.captured ? CAPTURED_FOR_MS : WATCH_TIMEOUT_MS)) return data
    storage.removeItem(at)
    return undefined
  }
  function write(at: string, order: StoredOrder): StoredOrder {
    storage.setItem(at, JSON.stringify(order).padEnd(RECORD_LENGTH))
    return order
  }
  /** Finds the key of a purchase's record. Ignores expiry: a capture is recorded even after a day. */
  function keyOf({ purchaseId }: StoredOrder): string | undefined {
    return [key, captureKey].find((at) => load(at)?.purchaseId === purchaseId)
  }
  /** Finds a free key for a purchase without a record. */
  function freeKeyFor({ order_id, captured }: Partial<StoredOrder>): string | undefined {
    const keys = captured ? [key, captureKey] : order_id !== undefined ? [key] : []
    return keys.find((at) => read(at) === undefined)
  }
  return {
    key,
    /** Returns the order to resume: a captured one before an open one. */
    read: () => read(captureKey) ?? read(key),
    /** Whether only this page knows the record, because the storage is full or blocked. */
    isInMemory: () => read(key) !== undefined && memory.records.has(key),
    /** Emits when a record of the page's memory has left it. */
    memoryChanges: memory.changes,
    /** Records that a purchase is being opened. Returns `undefined` if the storage does not return the record. */
    create(purchase: CardCheckoutInput) {
      const created_at = clock.now()
      const purchaseId = `${created_at}-${random()}`
      const { chain, token, amount, currency, trade_type } = purchase
      const terms = { chain, token, amount, currency, trade_type }
      write(key, { v: 1, purchaseId, order_id: null, ...terms, created_at })
      const stored = load(key)
      return stored?.purchaseId === purchaseId ? stored : undefined
    },
    /**
     * Updates this record, unless that of another purchase replaced it; a capture is then recorded beside it, and stays. Restores
     * a removed record only with its order's id or a capture: the buyer must not pay twice because the shop has cleared its
     * storage.
     */
    update(order: StoredOrder, part: Partial<StoredOrder>) {
      const updated = { ...order, ...part }
      const at = keyOf(order) ?? freeKeyFor(part)
      if (at === undefined) return updated
      // Another tab may have read it.
      if (load(at)?.captured) updated.captured = true
      return write(at, updated)
    },
    /** Removes this record, but neither that of another purchase nor a capture that only another tab knows of. */
    clear(order: StoredOrder) {
      const at = keyOf(order)
      if (at !== undefined && (order.captured || !load(at)?.captured)) storage.removeItem(at)
    },
  }
}
