import type { Route, RouteTable } from '@onramp-kit/core/contract'
import { apiEndpoints } from './api/endpoints.ts'
import { controlEndpoints } from './control/controlEndpoints.ts'
import { createControls, type ServiceControls } from './control/serviceControls.ts'
import { createEngine } from './createEngine.ts'
import { allowEveryOrigin, errorResponse } from './http/responses.ts'
import { route } from './http/router.ts'
import type { ServiceOptions } from './options/serviceOptions.ts'
import { pageRouteGroup } from './pages/pageRouteGroup.ts'
import { serviceFetch } from './serviceFetch.ts'
import { resolveSettings, type Settings } from './settings.ts'
import { restoreSnapshot, type ServiceSnapshot, takeSnapshot } from './snapshot.ts'
import { supersededRouteGroup } from './superseded/supersededRouteGroup.ts'

/** A simulated onramp service in this process. */
export interface Service extends ServiceControls {
  /**
   * Responds to a request for any part of the service: the routes of the contract, the hosted pages, and the controls
   * under `/_simulator`. Errors are responses too; the promise rejects only on a bug of the simulator.
   *
   * @example
   * const response = await service.handle(new Request('https://service.example/_simulator/state'))
   */
  readonly handle: (request: Request, options?: HandleOptions) => Promise<Response>
  /**
   * `fetch` for a client in the same process. This service responds to any host. Rejects with a `TypeError`
   * where a connection would be dropped, and with the signal's reason when aborted. Does not follow redirects.
   *
   * @example
   * createOnrampClient({ publishableKey, baseUrl: 'https://service.example', fetch: service.fetch })
   */
  readonly fetch: typeof globalThis.fetch
  /** The routes it serves, by the name of their client method. A name in braces stands for one path segment. */
  readonly routes: Readonly<Record<string, Pick<Route, 'method' | 'path'>>>
  /** Returns the whole state as plain JSON data: orders, customers, clock, ids, limits. */
  readonly snapshot: () => ServiceSnapshot
  /**
   * Replaces the whole state with a snapshot's. A service with the same options then continues exactly as the original.
   * @param snapshot the result of `snapshot`, also after a round trip through JSON
   * @throws RangeError for anything else, or a snapshot of another version; the state is then unchanged
   */
  readonly restore: (snapshot: unknown) => void
  /**
   * Calls `listener` after every response and every control, that is, whenever the state may have changed.
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: () => void) => () => void
}

/** How one request reached the service. */
export interface HandleOptions {
  /**
   * The path that the service is mounted at, such as `/onramp`, without a trailing slash.
   * @default ''
   */
  readonly basePath?: string | undefined
  /**
   * The calling page's origin. A Service Worker passes it, because it sees a request before the browser adds the
   * `Origin` header.
   * @default the result of the service's `originOf`
   */
  readonly origin?: string | null | undefined
}

/**
 * Creates a simulated service with its own orders, clock and ids.
 *
 * @example
 * const service = createService({ scenario: 'declined', seed: 7 })
 * const onramp = createOnrampClient({ publishableKey, baseUrl, fetch: service.fetch })
 *
 * @throws RangeError for an invalid option; the message names the option and the rule
 */
export function createService(options: ServiceOptions = {}): Service {
  const settings = resolveSettings(options)
  const engine = createEngine(settings)
  const controls = createControls(engine)
  const groups = [
    pageRouteGroup(engine),
    supersededRouteGroup(engine),
    {
      endpoints: [...apiEndpoints(engine), ...controlEndpoints(controls)],
      ownsUnknownPath: () => true,
      withCors: allowEveryOrigin,
      errorResponse,
    },
  ]
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  /**
   * Handles a request to a route of the current contract in this order:
   *
   * 1. `handle` performs the events that are due.
   * 2. `http/router` finds the group of routes and the endpoint, here one of `api/endpoints`.
   * 3. `api/endpoints` counts the request.
   * 4. `scenario/behavior` merges scenario and options; `scenario/faults` applies the first fault that matches, after or
   *    instead of the next steps, and delays the result.
   * 5. `api/authorize` checks the key, its origins and the rate limit.
   * 6. `http/body` reads the input; `api/validation` renames its fields and parses it.
   * 7. An operation in `card/`, `accounts/`, `rail/` or `fx/` changes the state and returns a reply.
   * 8. `http/responses` parses the reply and builds the response.
   * 9. `http/router` turns a `ServiceError` of any step into the group's error response, and sets the CORS headers.
   * 10. `handle` notifies the subscribers.
   *
   * `pages/`, `superseded/` and `control/` replace steps 3 to 8. Pages have no key and no limit, and controls no faults.
   */
  const handle: Service['handle'] = async (
    request,
    { basePath = '', origin = settings.originOf(request) } = {},
  ) => {
    engine.clock.runDue()
    const url = new URL(request.url)
    const isInside = url.pathname.startsWith(`${basePath}/`)
    const path = isInside ? url.pathname.slice(basePath.length) : ''
    const context = { request, url, serviceUrl: url.origin + basePath, origin }
    return route(groups, path, context).finally(notify)
  }
  const restore = (snapshot: unknown) => restoreSnapshot(engine, snapshot)
  return {
    ...notifying({ ...controls, restore }, notify),
    handle,
    fetch: serviceFetch(handle),
    routes: servedRoutes(settings),
    snapshot: () => takeSnapshot(engine),
    subscribe(listener) {
      // A wrapper per call, so that the same function can subscribe twice.
      const entry = () => listener()
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
  }
}

function servedRoutes({ contract, routes, superseded }: Settings): RouteTable {
  return {
    ...(contract === 'superseded' ? {} : routes),
    ...(contract === 'current' ? {} : superseded.routes),
  }
}

/** Wraps functions so that each call notifies, even when it throws. */
function notifying<
  Functions extends { readonly [Name in keyof Functions]: (...args: never[]) => unknown },
>(functions: Functions, notify: () => void): Functions {
  const wrapped = Object.entries<(...args: never[]) => unknown>(functions).map(([name, run]) => [
    name,
    (...args: never[]) => {
      try {
        return run(...args)
      } finally {
        notify()
      }
    },
  ])
  return Object.fromEntries(wrapped) as Functions
}
