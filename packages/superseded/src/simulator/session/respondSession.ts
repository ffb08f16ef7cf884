import { PUBLISHABLE_KEY_HEADER } from '@onramp-kit/core/contract'
import {
  authorize,
  type EndpointCall,
  identifyTenant,
  replyResponse,
} from '@onramp-kit/msw/internal'
import {
  cookieAttributes,
  type SessionCookie,
  type SessionRouteId,
  sessionCookies,
} from '../../contract/index.ts'
import type { SupersededEngine } from '../engine.ts'
import { verifyProof } from '../proof/proofVerifiers.ts'
import { pathWallet, readCookie, readInput } from './readRequest.ts'
import { openSession, renewSession } from './signIn.ts'

/**
 * POST /v1/session/{address}/{modality}. A proof with the key signs in; the refresh cookie, with or without the key,
 * renews. Both set both cookies. (Interface: Superseded routes and contract.)
 */
export async function respondSession(
  engine: SupersededEngine,
  id: SessionRouteId,
  call: EndpointCall,
): Promise<Response> {
  const { clock, superseded } = engine
  const { origin, request } = call
  const token = readCookie(request, sessionCookies.refresh.name)
  const needsKey = token === undefined || request.headers.has(PUBLISHABLE_KEY_HEADER)
  const tenant = authorize(engine, needsKey, call)
  const address = pathWallet(call)
  const input = await readInput(engine, id, call)
  const context = { origin, now: clock.now() }
  const proof = verifyProof(id, input, superseded.verify, context)
  const record = proof
    ? openSession(engine, tenant ?? identifyTenant(engine, call), address, proof)
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
 * Builds a `Set-Cookie` header with the contract's attributes. (Interface: Superseded contract.)
 * @param basePath the path that the service is mounted at, `''` at the root
 */
function setCookie(cookie: SessionCookie, value: string, basePath: string): string {
  const path = cookie.path === '/' ? cookie.path : basePath + cookie.path
  return [`${cookie.name}=${value}`, ...cookieAttributes({ ...cookie, path })].join('; ')
}
