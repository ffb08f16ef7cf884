import { type SetupWorker, type StartOptions, setupWorker } from 'msw/browser'
import { createHandlers } from '../handlers.ts'
import type { Service } from '../service/createService.ts'
import { persistState, type StateStorage } from './persistState.ts'

export type { StateStorage } from './persistState.ts'
export { showHostedPages } from './showHostedPages.ts'

/** Options of `createOnrampWorker`. */
export interface WorkerOptions {
  /** The client's `baseUrl`, such as `https://service.example`. Use a host that does not exist. */
  readonly baseUrl: string
  /**
   * The origin that is checked against a key's origins, such as `https://shop.example` for a live key in Storybook.
   * @default the page's own origin
   */
  readonly origin?: string | undefined
  /**
   * Keeps the service's state across reloads; `null` disables it.
   * @default `sessionStorage`, so each tab has its own state until it is closed
   */
  readonly storage?: StateStorage | null | undefined
}

/**
 * Creates MSW's Service Worker setup for a service in the page itself, and restores the service's stored state. A stored
 * state of another version is deleted.
 *
 * The worker logs no requests, because they contain keys and wallets; `start({ quiet: false })` enables MSW's log. It
 * does not intercept frames and tabs, so hosted pages need `showHostedPages`.
 *
 * Tabs share the client's storage, so give each tab's service a `seed` of its own: with the same one, their orders would
 * have the same ids. Call `stop()` before another service starts in the page.
 *
 * @example
 * const service = createService({ seed: Date.now() })
 * await createOnrampWorker(service, { baseUrl: 'https://service.example' }).start()
 * showHostedPages(service, { baseUrl: 'https://service.example' })
 */
export function createOnrampWorker(
  service: Pick<Service, 'handle' | 'restore' | 'snapshot' | 'subscribe'>,
  { baseUrl, origin = location.origin, storage = tabStorage() }: WorkerOptions,
): SetupWorker {
  if (storage) persistState(service, storage, `onramp-kit.service.${baseUrl}`)
  const worker = setupWorker(...createHandlers(service, { baseUrl, origin }))
  const { start } = worker
  return Object.assign(worker, {
    start: (options?: StartOptions) => start({ quiet: true, ...options }),
  })
}

/** Returns `sessionStorage`, or `null` where reading the property throws because storage is blocked. */
function tabStorage(): StateStorage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
