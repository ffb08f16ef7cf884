import type { Route } from '@onramp-kit/core/contract'
import { apiEndpoints } from './api/endpoints.ts'
import { controlEndpoints } from './control/controlEndpoints.ts'
import { createControls, type ServiceControls } from './control/serviceControls.ts'
import { createEngine } from './createEngine.ts'
import { checkExtensions, type ServiceOptions, scenariosWith } from './extension.ts'
import { type HandleOptions, handleRequest } from './handleRequest.ts'
import { allowEveryOrigin, errorResponse } from './http/responses.ts'
import { createRouter } from './http/router.ts'
import { checkObject } from './options/checks.ts'
import { pageRouteGroup } from './pages/pageRouteGroup.ts'
import { serviceFetch } from './serviceFetch.ts'
import { knownOptions, resolveSettings } from './settings.ts'
import { createSnapshots, type ServiceSnapshot } from './snapshot.ts'

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
   * `fetch` for a client in the same process. This service responds to any host, at its root: a `baseUrl` with a path needs
   * `createHandlers`. Rejects with a `TypeError` where a connection would be dropped, and with the signal's reason when
   * aborted. Does not follow redirects.
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
   * @throws RangeError for anything else, or a snapshot of another version; the state is then unchanged. The records in a
   * snapshot are not checked.
   */
  readonly restore: (snapshot: unknown) => void
  /**
   * Calls `listener` after every response and every control, that is, whenever the state may have changed. It may read
   * `state`. An error that it throws goes to the console.
   * @returns a function that unsubscribes
   */
  readonly subscribe: (listener: () => void) => () => void
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
  checkObject(options, 'options', knownOptions)
  const { extensions = [], ...engineOptions } = options
  checkExtensions(extensions)
  const settings = resolveSettings(engineOptions, scenariosWith(extensions))
  const { engine, groups, state } = createEngine(settings, extensions)
  const controls = createControls(engine, state)
  const { restore, snapshot } = createSnapshots(state)
  const servesContract = !extensions.some(({ alone }) => alone)
  const router = createRouter([pageRouteGroup(engine), ...groups], {
    endpoints: [
      ...(servesContract ? apiEndpoints(engine) : []),
      ...controlEndpoints(controls, settings.scenarios, engine.ids),
    ],
    withCors: allowEveryOrigin,
    errorResponse,
  })
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) {
      try {
        listener()
      } catch (error) {
        // The response of an opened purchase must not be lost.
        console.error(error)
      }
    }
  }
  const handle: Service['handle'] = (request, handleOptions) =>
    handleRequest(engine, router, request, handleOptions).finally(notify)
  return {
    ...notifying({ ...controls, restore }, notify),
    state() {
      // A read alone changes nothing, so a listener may read the state.
      if (engine.clock.runDue()) notify()
      return controls.state()
    },
    handle,
    fetch: serviceFetch(handle),
    routes: Object.assign(
      {},
      servesContract && settings.routes,
      ...extensions.map(({ routes }) => routes),
    ),
    snapshot,
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
