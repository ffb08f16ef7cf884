import type { Route, RouteTable } from '@onramp-kit/core/contract'
import { apiEndpoints } from './api/endpoints.ts'
import { controlEndpoints } from './control/controlEndpoints.ts'
import { createControls, type ServiceControls } from './control/serviceControls.ts'
import { createEngine } from './engine.ts'
import type { Mount, RouteGroup } from './http/endpoint.ts'
import { allowEveryOrigin, errorResponse } from './http/responses.ts'
import { dispatch, matchPath } from './http/router.ts'
import type { ServiceOptions } from './options/serviceOptions.ts'
import { isPagePath } from './pages/pageEndpoints.ts'
import { pageRouteGroup } from './pages/pageRouteGroup.ts'
import { serviceFetch } from './serviceFetch.ts'
import { resolveSettings, type Settings } from './settings.ts'
import { restoreSnapshot, type ServiceSnapshot, takeSnapshot } from './snapshot.ts'
import { supersededRouteGroup } from './superseded/supersededRouteGroup.ts'

/** The onramp service, simulated in this process. */
export interface Service extends ServiceControls {
  /**
   * Answers a request to any part of the service: the routes of the contract, the hosted pages,
   * the controls under `/_simulator`. Refusals are answers, in the error envelope; it rejects only
   * on a bug of the simulator.
   */
  readonly handle: (request: Request, mount?: Mount) => Promise<Response>
  /**
   * `fetch`, answered by this service whatever the address: for a client in the same process. It
   * rejects with a TypeError where a connection would be dropped, and with the signal's reason when
   * aborted. A redirect is given as it is.
   *
   * @example
   * createOnrampClient({ publishableKey, baseUrl: 'https://service.example', fetch: service.fetch })
   */
  readonly fetch: typeof globalThis.fetch
  /** The routes it answers, by the name of their client method. Names in braces stand for one path segment. */
  readonly routes: Readonly<Record<string, Pick<Route, 'method' | 'path'>>>
  /** All that it knows, as plain JSON data: orders, clock, ids, limits. */
  readonly snapshot: () => ServiceSnapshot
  /**
   * Has it know what a snapshot says, and nothing else. A service of the same options then goes on
   * as the one would that the snapshot was taken of.
   * @param snapshot what `snapshot` gave, also after JSON
   * @throws RangeError for what is no snapshot, or of another version; nothing is changed then
   */
  readonly restore: (snapshot: unknown) => void
  /**
   * Has `listener` called after every answer and every control: whenever what the service knows may
   * have changed.
   * @returns stops it
   */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Starts a simulated service: a plain object with its own orders, clock and ids, shared with
 * nobody.
 *
 * @example
 * const service = createService({ seed: 7 })
 * const response = await service.handle(new Request('https://service.example/_simulator/state'))
 *
 * @throws RangeError for an option that makes no sense, naming it
 */
export function createService(options: ServiceOptions = {}): Service {
  const settings = resolveSettings(options)
  const engine = createEngine(settings)
  const controls = createControls(engine)
  const pages = pageRouteGroup(engine)
  const superseded = supersededRouteGroup(engine)
  const api: RouteGroup = {
    endpoints: [...apiEndpoints(engine), ...controlEndpoints(controls)],
    share: allowEveryOrigin,
    refuse: errorResponse,
  }
  const nothing: RouteGroup = { ...api, endpoints: [] }
  function areaOf(path: string): RouteGroup {
    if (isPagePath(path)) return pages
    return superseded.endpoints.some((each) => matchPath(each.path, path)) ? superseded : api
  }
  const listeners = new Set<() => void>()
  const announce = () => {
    for (const listener of listeners) listener()
  }
  const handle: Service['handle'] = async (
    request,
    { basePath = '', origin = settings.originOf(request) } = {},
  ) => {
    engine.clock.runDue()
    const url = new URL(request.url)
    const inside = url.pathname.startsWith(`${basePath}/`)
    const path = inside ? url.pathname.slice(basePath.length) : url.pathname
    const serviceUrl = url.origin + basePath
    const arrival = { request, url, serviceUrl, origin }
    return dispatch(inside ? areaOf(path) : nothing, path, arrival).finally(announce)
  }
  const restore = (snapshot: unknown) => restoreSnapshot(engine, snapshot)
  return {
    ...announced({ ...controls, restore }, announce),
    handle,
    fetch: serviceFetch(handle),
    routes: answeredRoutes(settings),
    snapshot: () => takeSnapshot(engine),
    subscribe(listener) {
      // A wrapper of its own for each call, so that the same function may listen twice.
      const entry = () => listener()
      listeners.add(entry)
      return () => {
        listeners.delete(entry)
      }
    },
  }
}

/** The routes of the contract that is chosen, or of both. */
function answeredRoutes({ contract, routes, superseded }: Settings): RouteTable {
  return {
    ...(contract === 'superseded' ? {} : routes),
    ...(contract === 'current' ? {} : superseded.routes),
  }
}

/** The same functions, each of which announces that it was called, also when it threw. */
function announced<
  Functions extends { readonly [Name in keyof Functions]: (...args: never[]) => unknown },
>(functions: Functions, announce: () => void): Functions {
  const wrapped = Object.entries<(...args: never[]) => unknown>(functions).map(([name, run]) => [
    name,
    (...args: never[]) => {
      try {
        return run(...args)
      } finally {
        announce()
      }
    },
  ])
  return Object.fromEntries(wrapped) as Functions
}
