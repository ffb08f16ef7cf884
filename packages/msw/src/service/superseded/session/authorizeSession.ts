import { sessionCookies } from '@onramp-kit/core/contract/superseded'
import { checkOrigin } from '../../api/authorize.ts'
import { enforceRateLimit } from '../../api/rateLimit.ts'
import type { Engine } from '../../engine.ts'
import type { EndpointCall } from '../../http/endpoint.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { readCookie } from './readRequest.ts'
import type { SessionRecord } from './sessionStore.ts'

/**
 * The session a request's cookie is of, or why it is let through to none: a cookie that opens a session is worth
 * nothing to a page its key may not be used from, whatever the browser sends along. (Interface: Superseded routes;
 * assumptions `superseded.errors`, `superseded.key`.)
 */
export function authorizeSession(engine: Engine, call: EndpointCall): SessionRecord {
  const { clock, sessions, settings } = engine
  const token = readCookie(call.request, sessionCookies.session.name)
  const record = token === undefined ? undefined : sessions.ofToken(token)
  const key = settings.keys.find((known) => known.key === record?.tenant.key)
  if (!record || !key) {
    enforceRateLimit(engine, '', call.origin)
    throw token === undefined
      ? new ServiceError('session_required', 'There is no session cookie. Sign in first.')
      : new ServiceError('session_invalid', 'The session cookie belongs to no session.')
  }
  checkOrigin(key, call.origin)
  enforceRateLimit(engine, key.key, call.origin)
  if (record.session.expiresAt <= clock.now())
    throw new ServiceError('token_expired', 'The session cookie has expired.')
  return record
}

/**
 * Lets a session act for its own wallet alone. (Interface: Superseded routes.)
 * @param bound the wallet of the cookie, in lower case
 * @param asked the wallet of the path, in lower case
 */
export function checkWallet(bound: string, asked: string): void {
  if (bound === asked) return
  throw new ServiceError('wallet_token_mismatch', 'The cookie is of another wallet.')
}
