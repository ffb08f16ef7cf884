import type { FailOption } from '../contract/checkNames.ts'
import { type Clock, systemClock } from './clock.ts'
import type { TryLock } from './lock.ts'
import { documentPage, type PageState } from './page.ts'
import type { OrderStorage } from './storage.ts'
import { tryOrReport, tryOrUndefined } from './tryOrUndefined.ts'

/**
 * The client's environment: time, randomness, page, storage and lock. Core reads browser globals lazily, and only where no
 * option replaces them.
 */
export interface Platform {
  /** Source of time and timers. @default the system clock */
  readonly clock: Clock
  /** Returns a number from 0 up to 1; spreads retries and polls. If it throws, its error is reported. @default Math.random */
  readonly random: () => number
  /** Visibility and connectivity of the page. @default the document; in Node always visible and online */
  readonly page: PageState
  /** Where a checkout stores its order. @default localStorage */
  readonly storage: OrderStorage | undefined
  /** Where a checkout with `resume: 'page'` keeps the hosted URL. @default sessionStorage */
  readonly tabStorage: OrderStorage | undefined
  /** Keeps two tabs from opening a purchase at the same time. @default Web Locks */
  readonly lock: TryLock | undefined
}

/** Replaces parts of the environment, such as the clock in a test or the storage in React Native. */
export type PlatformOptions = { readonly [Part in keyof Platform]?: Platform[Part] | undefined }

const ofStorage = 'getItem setItem removeItem'

/** The functions of each part. */
const functions = {
  random: '',
  lock: '',
  clock: 'now monotonic setTimeout',
  page: 'visible online subscribe',
  storage: ofStorage,
  tabStorage: ofStorage,
}

/**
 * Calls `failOption` for a part without its functions, or whose timers and subscriptions cannot be ended, such as the
 * subscriptions of React Native, which are objects. Otherwise it would fail only while an order is read, and end the reads.
 */
export function checkPlatform(options: PlatformOptions, failOption: FailOption): void {
  for (const [part, names] of Object.entries(functions)) {
    const given = (options as Readonly<Record<string, unknown>>)[part]
    for (const name of given == null ? [] : names.split(' ')) {
      const path = `platform.${part}${name && `.${name}`}`
      const run = name ? (given as Record<string, unknown>)[name] : given
      if (typeof run !== 'function') failOption(path, 'must be a function')
      if (name !== 'setTimeout' && name !== 'subscribe') continue
      // On a server it may throw, such as for a missing window.
      const end: unknown = tryOrUndefined(() => run.call(given, () => {}, 0) ?? null)
      if (typeof end === 'function') tryOrUndefined(end as () => void)
      else if (end !== undefined) failOption(path, 'must return a function that ends it')
    }
  }
}

/** Fills in the browser's own parts. The checkout resolves storage and lock, which most clients never need. */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const { clock, page, storage, tabStorage, lock } = options
  // A merchant's function may throw, or return no number, and must stop no purchase.
  const random = () => {
    const drawn = Number(tryOrReport(() => options.random?.()))
    return drawn >= 0 ? drawn : Math.random()
  }
  return {
    clock: clock ?? systemClock,
    random,
    page: page ?? documentPage,
    storage,
    tabStorage,
    lock,
  }
}

/**
 * Returns whether the runtime is Node, whose `fetch` repeats a POST only after a 421: that server did not act. (RFC 9110,
 * 15.5.20.)
 */
export function isNode(): boolean {
  const { process, document, navigator } = globalThis as {
    readonly process?: { readonly versions?: { readonly electron?: string } }
    readonly document?: unknown
    readonly navigator?: Partial<Navigator>
  }
  // Bun, Deno and Cloudflare Workers report a version of Node as well, with another network stack.
  const isNamed = navigator?.userAgent?.startsWith('Node.js') ?? false
  return isNamed && document === undefined && process?.versions?.electron === undefined
}

/** Returns the runtime's `fetch`, if it has one. Looked up at each request: a test may replace it. */
export function runtimeFetch(): typeof fetch | undefined {
  return globalThis.fetch
}
