import { type Clock, systemClock } from './clock.ts'
import { documentPage, type PageState } from './page.ts'
import { type OrderStorage, webStorage } from './storage.ts'

/** Everything the client needs of the world. Nothing else in core reaches for a global. */
export interface Platform {
  readonly clock: Clock
  /** A number from 0 up to 1, as Math.random(): spreads retries and polls. */
  readonly random: () => number
  readonly fetch: typeof globalThis.fetch
  readonly storage: OrderStorage
  readonly page: PageState
}

export const defaultPlatform: Platform = {
  clock: systemClock,
  random: () => Math.random(),
  // Looked up at each call: a test or an offline worker may replace it after the client was made.
  fetch: (input, init) => globalThis.fetch(input, init),
  storage: webStorage,
  page: documentPage,
}
