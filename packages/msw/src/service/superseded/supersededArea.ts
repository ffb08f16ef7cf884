import type { SessionRouteId, SupersededRouteId } from '@onramp-kit/core/contract/superseded'
import type { Engine } from '../engine.ts'
import type { Area, Endpoint } from '../http/endpoint.ts'
import { errorResponse } from '../http/responses.ts'
import { effectsOf } from '../scenario/effects.ts'
import { bend } from '../scenario/faults.ts'
import { respondSession } from './session/respondSession.ts'
import { shareWithKeyOrigins } from './shareWithKeyOrigins.ts'
import { supersededRouteIds } from './supersededRouteIds.ts'
import { respondWallet } from './wallet/respondWallet.ts'

/** The routes of the superseded contract; none, where it is not the one that is answered. */
export function supersededArea(engine: Engine): Area {
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
