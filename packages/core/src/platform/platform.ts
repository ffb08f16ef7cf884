import { type Clock, systemClock } from './clock.ts'
import { pageLock, type TryLock } from './lock.ts'
import { documentPage, type PageState } from './page.ts'
import { type OrderStorage, webStorage, withMemory } from './storage.ts'

/** Everything the client needs of the world. Nothing else in core reaches for a global. */
export interface Platform {
  readonly clock: Clock
  /** A number from 0 up to 1, as Math.random(): spreads retries and polls. */
  readonly random: () => number
  readonly fetch: typeof globalThis.fetch
  readonly storage: OrderStorage
  readonly page: PageState
  readonly lock: TryLock
}

/** What was given, and the browser's own for the rest. */
export function createPlatform(given: Partial<Platform>): Platform {
  const { fetch } = given
  return {
    clock: given.clock ?? systemClock,
    random: given.random ?? (() => Math.random()),
    // Called as a plain function, as window.fetch demands; the global one is looked up at each call, since a test or an
    // offline worker may replace it later.
    fetch: (input, init) => (fetch ?? globalThis.fetch)(input, init),
    storage: withMemory(given.storage ?? webStorage),
    page: given.page ?? documentPage,
    lock: given.lock ?? pageLock,
  }
}
