import { type Clock, systemClock } from './clock.ts'
import type { TryLock } from './lock.ts'
import { documentPage, type PageState } from './page.ts'
import type { OrderStorage } from './storage.ts'

/** Everything the client needs of the world. Nothing else in core reaches for a global. */
export interface Platform {
  readonly clock: Clock
  /** A number from 0 up to 1, as Math.random(): spreads retries and polls. */
  readonly random: () => number
  readonly fetch: typeof globalThis.fetch
  readonly page: PageState
  /** Where a checkout remembers its running order. @default localStorage */
  readonly storage: OrderStorage | undefined
  /** What keeps two tabs apart. @default Web Locks */
  readonly lock: TryLock | undefined
  /**
   * Whether the network stack below `fetch` may send a POST twice on its own, as browsers do when a reused connection
   * closes before the response. @default true, but false in Node
   */
  readonly mayResend: boolean
}

/** What was given, and the browser's own for the rest. Storage and lock are resolved by a checkout: few clients have one. */
export function createPlatform(given: Partial<Platform>): Platform {
  const { clock = systemClock, random, fetch, page = documentPage, storage, lock } = given
  return {
    clock,
    random: random ?? (() => Math.random()),
    // Called as a plain function, as window.fetch demands; the global one is looked up at each call, since a test or an
    // offline worker may replace it later.
    fetch: (input, init) => (fetch ?? globalThis.fetch)(input, init),
    page,
    storage,
    lock,
    // Looked up when it is asked for: making a client touches no global.
    get mayResend() {
      return given.mayResend ?? !isNode()
    },
  }
}

function isNode(): boolean {
  const { process, document } = globalThis as {
    readonly process?: { readonly versions?: Readonly<Record<string, string>> }
    readonly document?: unknown
  }
  const { node, bun, deno, electron } = process?.versions ?? {}
  // Other runtimes that call themselves Node as well have a network stack of their own.
  return document === undefined && node !== undefined && !(bun ?? deno ?? electron)
}
