import { PUBLISHABLE_KEY_HEADER } from '@onramp-kit/core/contract'
import {
  cookieAttributes,
  type SessionCookie,
  type SessionRouteId,
  sessionCookies,
} from '@onramp-kit/core/contract/superseded'
import { identify } from '../../api/authorize.ts'
import { enforceRateLimit } from '../../api/rateLimit.ts'
import type { Engine } from '../../engine.ts'
import type { EndpointCall } from '../../http/endpoint.ts'
import { replyResponse } from '../../http/responses.ts'
import { proofOf } from '../proof/proofVerifiers.ts'
import { pathWallet, readCookie, readInput } from './readRequest.ts'
import { openSession, renewSession } from './signIn.ts'

/**
 * POST /v1/session/{address}/{modality}: a proof signs in under the key; the refresh cookie renews, with the key or
 * alone. Both set both cookies. (Interface: Superseded routes and contract.)
 */
export async function respondSession(
  engine: Engine,
  id: SessionRouteId,
  call: EndpointCall,
): Promise<Response> {
  const { clock, settings } = engine
  const { origin, request } = call
  const token = readCookie(request, sessionCookies.refresh.name)
  const isAlone = token !== undefined && !request.headers.has(PUBLISHABLE_KEY_HEADER)
  const tenant = isAlone ? undefined : identify(engine, call)
  enforceRateLimit(engine, tenant?.key ?? '', origin)
  const address = pathWallet(call)
  const input = await readInput(engine, id, call)
  const context = { origin, now: clock.now() }
  const verdict = proofOf(id, input, settings.superseded.verify, context)
  const record = verdict
    ? openSession(engine, tenant ?? identify(engine, call), address, verdict)
    : renewSession(engine, { tenant, address, token, origin })
  const basePath = new URL(call.serviceUrl).pathname.replace(/\/$/, '')
  const response = replyResponse(null, undefined)
  for (const name of ['session', 'refresh'] as const) {
    const header = setCookie(sessionCookies[name], record[name].token, basePath)
    response.headers.append('Set-Cookie', header)
  }
  return response
}

/**
 * A `Set-Cookie` header with every attribute of the cookie's. (Interface: Superseded contract.)
 * @param basePath the path the service lives under, as browsers see it; `''` at the root
 */
function setCookie(cookie: SessionCookie, value: string, basePath: string): string {
  const path = cookie.path === '/' ? cookie.path : basePath + cookie.path
  return [`${cookie.name}=${value}`, ...cookieAttributes({ ...cookie, path })].join('; ')
}
