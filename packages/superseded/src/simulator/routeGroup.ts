import type { SessionRouteId, SupersededRouteId } from '@onramp-kit/superseded/contract'
import { isOriginAllowed } from '../api/authorize.ts'
import type { Endpoint, RouteGroup, WithCors } from '../endpoint.ts'
import type { Engine } from '../engine.ts'
import { errorResponse } from '../http/responses.ts'
import type { ServiceKey } from '../options/serviceOptions.ts'
import { activeBehavior } from '../scenario/behavior.ts'
import type { Settings } from '../settings.ts'
import { respondSession } from './session/respondSession.ts'
import { respondWallet } from './wallet/walletOperations.ts'

/** Creates the routes of the superseded contract; none when only the current one is served. */
export function supersededRouteGroup(engine: Engine): RouteGroup {
  const { keys, superseded } = engine.settings
  return {
    endpoints: supersededRouteIds(engine.settings).map((id) => supersededEndpoint(engine, id)),
    ownsUnknownPath: () => false,
    withCors: withKeyOrigins(keys),
    errorResponse({ code, headers, message, status }) {
      const statuses: Readonly<Record<string, number>> = superseded.statuses
      return errorResponse({ code, headers, message, status: statuses[code] ?? status })
    },
  }
}

function supersededEndpoint(engine: Engine, id: SupersededRouteId): Endpoint {
  const route = engine.settings.superseded.routes[id]
  return {
    method: route.method,
    path: route.path,
    route: { id, errors: route.errors, behavior: () => activeBehavior(engine) },
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

/** Returns the superseded routes that are served: all of them, or none with the current contract only. */
export function supersededRouteIds({
  contract,
  superseded,
}: Pick<Settings, 'contract' | 'superseded'>): readonly SupersededRouteId[] {
  return contract === 'current' ? [] : (Object.keys(superseded.routes) as SupersededRouteId[])
}
