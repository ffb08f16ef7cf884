import { type SetupWorker, type StartOptions, setupWorker } from 'msw/browser'
import { createHandlers, type HandlerOptions } from '../handlers.ts'
import type { Service } from '../service/createService.ts'
import { keepState, type StateStorage } from './keepState.ts'

export { showHostedPages } from './showHostedPages.ts'

/** Where the worker listens, and where it remembers. */
export interface WorkerOptions extends Pick<HandlerOptions, 'baseUrl'> {
  /**
   * Where the service's state is kept when the page is reloaded; `null` for nowhere.
   * @default `sessionStorage`: each tab has a service of its own, as long as it is open
   */
  readonly storage?: StateStorage | null
}

/**
 * A service in the page itself, behind MSW's Service Worker. The page's own origin is checked
 * against a key's origins, for no `Origin` header has been set where a worker looks.
 *
 * What the service knows survives a reload: it is there again as soon as this returns. A stored
 * state of another version is dropped.
 *
 * Nothing is printed of what is asked, for each request has a key and most have a wallet: MSW's own log is had by
 * `start({ quiet: false })`.
 *
 * The worker never sees a frame or a tab being opened, so it can't show the hosted pages;
 * `showHostedPages` does.
 *
 * @example
 * const service = createService()
 * await createOnrampWorker(service, { baseUrl: 'https://service.example' }).start()
 * showHostedPages(service, { baseUrl: 'https://service.example' })
 */
export function createOnrampWorker(
  service: Pick<Service, 'handle' | 'restore' | 'routes' | 'snapshot' | 'subscribe'>,
  { baseUrl, storage = tabStorage() }: WorkerOptions,
): SetupWorker {
  if (storage) keepState(service, storage, `onramp-kit.service.${baseUrl}`)
  const worker = setupWorker(...createHandlers(service, { baseUrl, origin: location.origin }))
  const { start } = worker
  return Object.assign(worker, {
    start: (options?: StartOptions) => start({ quiet: true, ...options }),
  })
}

/** `sessionStorage`, unless the page may not have it: then even to ask for it throws. */
function tabStorage(): StateStorage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}
