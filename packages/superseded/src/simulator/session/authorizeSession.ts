import { checkOrigin, type EndpointCall, enforceRateLimit, findKey } from '@onramp-kit/msw/internal'
import { sessionCookies } from '../../contract/index.ts'
import type { SupersededEngine } from '../engine.ts'
import { supersededError } from '../supersededError.ts'
import { readCookie } from './readRequest.ts'
import type { SessionRecord } from './sessionStore.ts'

/**
 * Returns the session of a request's cookie. Checks the origin against the session's key as well, because a browser sends
 * the cookie from any page. (Interface: Superseded routes; assumptions `superseded.errors`, `superseded.key`.)
 * @throws ServiceError `session_required`, `session_invalid`, `origin_not_allowed`, `rate_limited` or `token_expired`
 */
export function authorizeSession(engine: SupersededEngine, call: EndpointCall): SessionRecord {
  const { clock, sessions } = engine
  const token = readCookie(call.request, sessionCookies.session.name)
  const record = token === undefined ? undefined : sessions.findByToken(token)
  const key = findKey(engine, record?.tenant.key)
  if (!record || !key) {
    enforceRateLimit(engine, '', call.origin)
    throw token === undefined
      ? supersededError('session_required', 'There is no session cookie. Sign in first.')
      : supersededError('session_invalid', 'The session cookie belongs to no session.')
  }
  checkOrigin(key, call.origin)
  enforceRateLimit(engine, key.key, call.origin)
  if (record.session.expiresAt <= clock.now())
    throw supersededError('token_expired', 'The session cookie has expired.')
  return record
}

/**
 * Lets a session act for its own wallet only. (Interface: Superseded routes.)
 * @param sessionWallet the wallet of the session, in lower case
 * @param pathWallet the wallet of the path, in lower case
 * @throws ServiceError `wallet_token_mismatch`
 */
export function checkWallet(sessionWallet: string, pathWallet: string): void {
  if (sessionWallet === pathWallet) return
  throw supersededError('wallet_token_mismatch', 'The cookie belongs to another wallet.')
}
