import type { OnrampClient } from '../client.ts'
import type { CardCheckoutInput } from '../contract/card.ts'
import { sleep } from '../platform/clock.ts'
import { type TryLock, webLock } from '../platform/lock.ts'
import { withDeadline } from '../transport/deadline.ts'
import type { StoredOrder, StoredOrderStore } from './storedOrder.ts'

/** Interval at which a tab checks whether another one has stored its order. */
const CHECK_INTERVAL_MS = 1000

/** Storage events reach another tab within 500 ms; waits twice that, so that competing records are visible. */
const RECORD_SETTLES_MS = 2 * 500 + 100

/** How long to wait for a lock that another tab may hold only to check it, or this page until it sees that the record is gone. */
const LOCK_RETRY_MS = 100

/** Records the purchase that is being opened. Resolves with `undefined` if it could not, or if another tab recorded one meanwhile. */
export type RecordPurchase = (purchase: CardCheckoutInput) => Promise<StoredOrder | undefined>

/** Stands for a lock where the browser has none. */
const noLock: TryLock = () => Promise.reject()

/** Keeps the tabs of one browser from opening two purchases for one wallet. */
export interface TabCoordinator {
  /** Runs `open` unless another tab is opening a purchase, and resolves with whether it ran. */
  readonly openAlone: (open: (record: RecordPurchase) => Promise<void>) => Promise<boolean>
  /** Resolves with whether no other tab holds the lock. */
  readonly isUnlocked: () => Promise<boolean>
  /** Calls `check` in a second, unless `stop` or another `checkSoon` is called first. */
  readonly checkSoon: (check: () => void) => void
  readonly stop: () => void
}

export function createTabCoordinator(
  client: OnrampClient,
  store: StoredOrderStore,
): TabCoordinator {
  const { clock, lock = webLock() ?? noLock } = client.platform
  let cancelCheck = () => {}

  /**
   * Calls `run` while the lock is held, and resolves when it has run or another tab holds the lock. Rejects if the lock
   * does, or if it does not respond in time.
   */
  const withLock = (run: () => Promise<void>) =>
    withDeadline(
      clock,
      client.timeout,
      undefined,
      () =>
        new Promise<unknown>((resolve, reject) => {
          // Web Locks call with null where the lock is held.
          const runLocked = async (granted?: unknown) => {
            if (granted === null) return
            await run()
            resolve(undefined)
            // Other tabs cannot read the record, so the lock stands for it.
            while (store.isInMemory()) await sleep(clock, LOCK_RETRY_MS / 2)
          }
          // A merchant's lock may throw, or return no promise.
          void (async () => lock(store.key, runLocked))().then(resolve, reject)
        }),
    )

  const recordLocked: RecordPurchase = async (purchase) => store.create(purchase)

  /** Without a lock the record decides: of two tabs that write it, the last one wins. */
  const recordUnlocked: RecordPurchase = async (purchase) => {
    const recorded = store.create(purchase)
    await sleep(clock, RECORD_SETTLES_MS)
    return store.read()?.purchaseId === recorded?.purchaseId ? recorded : undefined
  }

  return {
    async openAlone(open) {
      // A merchant's lock may run it twice or late, and resolve with anything.
      let opening: Promise<void> | undefined
      const openOnce = (record: RecordPurchase) => (opening ??= open(record))
      const tryLock = () =>
        withLock(() => openOnce(recordLocked)).catch(() => openOnce(recordUnlocked))
      // This page holds the lock already.
      if (store.isInMemory()) await openOnce(recordLocked)
      else await tryLock()
      if (opening === undefined) {
        await sleep(clock, LOCK_RETRY_MS)
        await tryLock()
      }
      const hasOpened = opening !== undefined
      opening ??= Promise.resolve()
      await opening
      return hasOpened
    },
    async isUnlocked() {
      let isFree = false
      const free = async () => {
        isFree = true
      }
      await withLock(free).catch(free)
      return isFree
    },
    checkSoon(check) {
      cancelCheck()
      cancelCheck = clock.setTimeout(check, CHECK_INTERVAL_MS)
    },
    stop: () => cancelCheck(),
  }
}
