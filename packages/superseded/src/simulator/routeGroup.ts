import type { ServiceKey } from '@onramp-kit/msw'
import {
  activeBehavior,
  type Endpoint,
  errorResponse,
  isOriginAllowed,
  type RouteGroup,
  type WithCors,
} from '@onramp-kit/msw/internal'
import {
  type SessionRouteId,
  type SupersededRouteId,
  supersededErrorCodes,
} from '../contract/index.ts'
import type { SupersededEngine } from './engine.ts'
import { respondSession } from './session/respondSession.ts'
import { respondWallet } from './wallet/walletOperations.ts'

/** Creates the routes of the superseded contract. */
export function routeGroup(engine: SupersededEngine): RouteGroup {
  const { settings, superseded } = engine
  const ids = Object.keys(superseded.routes) as SupersededRouteId[]
  return {
    endpoints: ids.map((id) => endpoint(engine, id)),
    withCors: withKeyOrigins(settings.keys),
    errorResponse({ code, headers, message, status }) {
      const statuses: Readonly<Record<string, number>> = superseded.statuses
      return errorResponse({ code, headers, message, status: statuses[code] ?? status })
    },
  }
}

function endpoint(engine: SupersededEngine, id: SupersededRouteId): Endpoint {
  const route = engine.superseded.routes[id]
  return {
    method: route.method,
    path: route.path,
    route: {
      id,
      errors: route.errors,
      errorCodes: supersededErrorCodes,
    },
    behavior: () => activeBehavior(engine),
    respond: (call) =>
      isSessionRoute(id) ? respondSession(engine, id, call) : respondWallet(engine, id, call),
  }
}

function isSessionRoute(id: SupersededRouteId): id is SessionRouteId {
  return id.startsWith('session.')
}

/**
 * Lets the calling page read a response with credentials if any key allows its origin. A preflight does not name the
 * key, and a request may lack its cookie, so every key counts; but a page that the session's own key excludes reads
 * nothing, not even the error. (Interface: Superseded contract, "credentials included".)
 */
function withKeyOrigins(keys: readonly ServiceKey[]): WithCors {
  return (response, origin, error) => {
    response.headers.append('Vary', 'Origin')
    const isAllowed =
      // Every sandboxed frame has the origin "null", so allowing it would allow all of them.
      origin !== null && origin !== 'null' && keys.some((key) => isOriginAllowed(key, origin))
    if (!isAllowed || error?.code === 'origin_not_allowed') return response
    response.headers.set('Access-Control-Allow-Origin', origin)
    response.headers.set('Access-Control-Allow-Credentials', 'true')
    response.headers.set('Access-Control-Expose-Headers', 'Retry-After, Date')
    return response
  }
}
