import type { OnrampClient } from '../client.ts'
import type { CardCheckoutInput } from '../contract/card.ts'
import { sleep, until } from '../platform/clock.ts'
import { withLock } from '../platform/lock.ts'
import type { StoredOrder, StoredOrderStore } from './storedOrder.ts'

/** Interval at which a tab checks whether another one has stored its order. */
const CHECK_INTERVAL_MS = 1000

/** Storage events reach another tab within 500 ms; waits twice that, so that competing records are visible. */
const RECORD_SETTLES_MS = 2 * 500 + 100

/** How long to wait for a lock that another tab may hold only to check it, or this page for a record that has just gone. */
const LOCK_RETRY_MS = 100

/** Interval at which the lock looks whether its record has expired, after a day or more. */
const EXPIRY_CHECK_MS = 3_600_000

/**
 * Records the purchase that is being opened. Resolves with `undefined` if it could not, or if another tab recorded one
 * meanwhile.
 */
export type RecordPurchase = (purchase: CardCheckoutInput) => Promise<StoredOrder | undefined>

/** Keeps the tabs of one browser from opening two purchases for one wallet. */
export function createTabCoordinator(client: OnrampClient, store: StoredOrderStore) {
  const { clock } = client.platform
  let cancelCheck = () => {}

  /** Other tabs cannot read a record in memory, so the lock stands for it. */
  const holdWhileInMemory = async () => {
    while (store.isInMemory())
      await until(undefined, (done) => [
        store.memoryChanges.subscribe(done),
        clock.setTimeout(done, EXPIRY_CHECK_MS),
      ])
  }
  const tryLock = (run: () => Promise<void>) => withLock(client, store.key, run, holdWhileInMemory)

  const recordLocked: RecordPurchase = async (purchase) => store.create(purchase)

  /** Without a lock the record decides: of two tabs that write it, the last one wins. */
  const recordUnlocked: RecordPurchase = async (purchase) => {
    const recorded = store.create(purchase)
    await sleep(clock, RECORD_SETTLES_MS)
    if (store.read()?.purchaseId === recorded?.purchaseId) return recorded
    // Nothing is sent, such as after a capture in another tab.
    if (recorded) store.clear(recorded)
    return undefined
  }

  return {
    /** Runs `open` unless another tab is opening a purchase, and resolves with whether it ran. */
    async openAlone(open: (record: RecordPurchase) => Promise<void>) {
      // A merchant's lock may run it twice or late, and resolve with anything.
      let opening: Promise<void> | undefined
      const openOnce = (record: RecordPurchase) => (opening ??= open(record))
      const tryOpening = () =>
        tryLock(() => openOnce(recordLocked)).catch(() => openOnce(recordUnlocked))
      // This page holds the lock already.
      if (store.isInMemory()) await openOnce(recordLocked)
      else await tryOpening()
      if (opening === undefined) {
        await sleep(clock, LOCK_RETRY_MS)
        await tryOpening()
      }
      const hasOpened = opening !== undefined
      // A lock that runs after this sends nothing: the checkout has already moved on.
      opening ??= Promise.resolve()
      await opening
      return hasOpened
    },
    /** Resolves with whether no other tab holds the lock. */
    async isUnlocked() {
      let isFree = false
      const free = async () => {
        isFree = true
      }
      await tryLock(free).catch(free)
      return isFree
    },
    /** Calls `check` in a second, unless `stop` or another `checkSoon` is called first. */
    checkSoon(check: () => void) {
      cancelCheck()
      cancelCheck = clock.setTimeout(check, CHECK_INTERVAL_MS)
    },
    stop: () => cancelCheck(),
  }
}
