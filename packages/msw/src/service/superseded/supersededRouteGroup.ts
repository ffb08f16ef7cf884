import type { SessionRouteId, SupersededRouteId } from '@onramp-kit/core/contract/superseded'
import { isOriginAllowed } from '../api/authorize.ts'
import type { Engine } from '../engine.ts'
import type { Endpoint, RateLimitShare, RouteGroup } from '../http/endpoint.ts'
import { errorResponse } from '../http/responses.ts'
import type { ServiceKey } from '../options/serviceOptions.ts'
import { effectsOf } from '../scenario/effects.ts'
import { bend } from '../scenario/faults.ts'
import { createUsedNonces, type UsedNonces } from './proof/verifySiwe.ts'
import { respondSession } from './session/respondSession.ts'
import { createSessionStore, type SessionStore } from './session/sessionStore.ts'
import { supersededRouteIds } from './supersededSettings.ts'
import { type AccountStore, createAccountStore } from './wallet/accountStore.ts'
import { respondWallet } from './wallet/walletOperations.ts'

/** The routes of the superseded contract; none, where it is not the one that is answered. */
export function supersededRouteGroup(engine: Engine): RouteGroup {
  const { keys, superseded } = engine.settings
  return {
    endpoints: supersededRouteIds(engine.settings).map((id) => supersededEndpoint(engine, id)),
    share: shareWithKeyOrigins(keys),
    refuse({ code, headers, message, status }) {
      const given: Readonly<Record<string, number>> = superseded.statuses
      return errorResponse({ code, headers, message, status: given[code] ?? status })
    },
  }
}

function supersededEndpoint(engine: Engine, id: SupersededRouteId): Endpoint {
  const route = engine.settings.superseded.routes[id]
  return {
    method: route.method,
    path: route.path,
    respond(call) {
      engine.requests.count(id)
      return bend(engine, effectsOf(engine), route, () =>
        isSessionRoute(id) ? respondSession(engine, id, call) : respondWallet(engine, id, call),
      )
    },
  }
}

function isSessionRoute(id: SupersededRouteId): id is SessionRouteId {
  return id.startsWith('session.')
}

/**
 * Opens answers to cookies to the very page that asks, where one of the keys may be used from there, and to no other.
 * Which key it is, a preflight does not say, nor does a request whose cookie is missing; but a page that the session's
 * own key may not be used from reads nothing, not even its refusal. (Interface: Superseded contract, "credentials
 * included".)
 */
function shareWithKeyOrigins(keys: readonly ServiceKey[]): RateLimitShare {
  return (origin, response, refused) => {
    response.headers.append('Vary', 'Origin')
    const isOpen =
      // Every sandboxed frame calls its origin null: it would be all of them.
      origin !== null && origin !== 'null' && keys.some((key) => isOriginAllowed(key, origin))
    if (!isOpen || refused?.code === 'origin_not_allowed') return response
    response.headers.set('Access-Control-Allow-Origin', origin)
    response.headers.set('Access-Control-Allow-Credentials', 'true')
    response.headers.set('Access-Control-Expose-Headers', 'Retry-After, Date')
    return response
  }
}

/** What the superseded contract adds to what a service knows. */
export interface SupersededParts {
  readonly sessions: SessionStore
  readonly usedNonces: UsedNonces
  readonly walletAccounts: AccountStore
}

export function createSupersededParts(): SupersededParts {
  return {
    sessions: createSessionStore(),
    usedNonces: createUsedNonces(),
    walletAccounts: createAccountStore(),
  }
}
