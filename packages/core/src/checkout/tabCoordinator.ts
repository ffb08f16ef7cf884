import type { OnrampClient } from '../client.ts'
import type { CardCheckoutInput } from '../contract/card.ts'
import { sleep } from '../platform/clock.ts'
import { webLock } from '../platform/lock.ts'
import type { StoredOrder, StoredOrderStore } from './storedOrder.ts'

/** Interval at which a tab checks whether another one has stored its order. */
const CHECK_INTERVAL_MS = 1000

/** Storage events reach another tab within 500 ms; waits twice that, so that competing claims are visible. */
const CLAIM_SETTLES_MS = 2 * 500 + 100

/** How long to wait for a lock that another tab may hold only to check it. */
const LOCK_RETRY_MS = 100

/** Records the purchase that is being opened. Resolves with `undefined` if another tab recorded one meanwhile. */
export type Claim = (purchase: CardCheckoutInput) => Promise<StoredOrder | undefined>

/** Keeps the tabs of one browser from opening two purchases for one wallet. */
export interface TabCoordinator {
  /** Runs `open` unless another tab is opening a purchase, and resolves with whether it ran. */
  readonly openAlone: (open: (claim: Claim) => Promise<void>) => Promise<boolean>
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
  const { clock, lock = webLock() } = client.platform
  let cancelCheck = () => {}

  const claimLocked: Claim = async (purchase) => store.create(purchase)

  /** Without a lock the record decides: of two tabs that write it, the last one wins. */
  const claimUnlocked: Claim = async (purchase) => {
    const claimed = store.create(purchase)
    await sleep(clock, CLAIM_SETTLES_MS)
    return store.read()?.purchaseId === claimed.purchaseId ? claimed : undefined
  }

  return {
    async openAlone(open) {
      let hasBegun = false
      const openUnlocked = async () => {
        if (!hasBegun) await open(claimUnlocked)
        return true
      }
      if (lock === undefined) return openUnlocked()
      const openLocked = () => {
        hasBegun = true
        return open(claimLocked)
      }
      const tryLock = () => lock(store.key, openLocked).catch(openUnlocked)
      if (await tryLock()) return true
      await sleep(clock, LOCK_RETRY_MS)
      return tryLock()
    },
    isUnlocked: async () => lock?.(store.key, async () => {}).catch(() => true) ?? true,
    checkSoon(check) {
      cancelCheck()
      cancelCheck = clock.setTimeout(check, CHECK_INTERVAL_MS)
    },
    stop: () => cancelCheck(),
  }
}
