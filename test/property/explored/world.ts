import type { SituationName } from '@onramp-kit/core'
import { createService } from '@onramp-kit/msw'
import { destination } from '@onramp-kit/test-tools/checkoutHarness'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { createDevice } from '../faults/device.ts'
import type { Tab } from './tabState.ts'

/** What is explored: the sources of core, or a copy with a mutant. */
export type Core = Pick<
  typeof import('@onramp-kit/core'),
  'createCheckout' | 'createOnrampClient' | 'situationOf'
>

export const WALLET = destination.wallet
export const OTHER_WALLET = '0xDE709F2102306220921060314715629080E2FB77'

/** Ten years: the rail calls back only as an act. */
const NEVER = 10 * 365 * 24 * 3_600_000

export interface WorldOptions {
  /** The wallet of each tab that the buyer may open. */
  readonly wallets: readonly string[]
  /** What a reload resumes. @default 'order' */
  readonly resume?: 'order' | 'page'
  /** Whether the browser has locks. @default true */
  readonly hasLock?: boolean
}

/** One buyer's device with its tabs, and the simulated service. */
export function createExploredWorld(core: Core, options: WorldOptions) {
  const clock = createVirtualClock()
  const device = createDevice(clock)
  const purchases = new Map<string, Set<string>>()
  const service = createService({ now: device.now, settleAfterMs: NEVER })
  let drawn = 0
  return {
    core,
    options,
    clock,
    device,
    service,
    random: () => (drawn = (drawn + 0.381_966) % 1),
    tabs: [] as Tab[],
    /** The hosted pages that a view has shown, by order: the buyer may still have each of them open somewhere. */
    shown: new Map<string, string>(),
    /** The orders that the buyer has left by starting over. */
    left: new Set<string>(),
    /** The orders whose capture a view has read. */
    captured: new Set<string>(),
    /** The orders whose payment is in review. */
    inReview: new Set<string>(),
    /** What reads say of an order instead of the truth. */
    distorted: new Map<string, 'another amount' | 'a new status'>(),
    /** The situations that views have told: of a checkout, and of a page that shows an order by its id. */
    told: { checkout: new Set<SituationName>(), page: new Set<SituationName>() },
    /** The rules that were broken. */
    broken: new Set<string>(),
    orders: () => service.state().orders,
    /** The orders that a purchase has opened, by the id of its record. */
    ordersOf(purchaseId = '') {
      const orders = purchases.get(purchaseId) ?? new Set<string>()
      purchases.set(purchaseId, orders)
      return orders
    },
  }
}
export type World = ReturnType<typeof createExploredWorld>
