import { checkOrigin, equalsIgnoringCase, findKey, type Tenant } from '@onramp-kit/msw/internal'
import { type SessionCookie, sessionCookies } from '../../contract/index.ts'
import type { SupersededEngine } from '../engine.ts'
import type { ProofResult } from '../proof/proofResult.ts'
import { supersededError } from '../supersededError.ts'
import { checkWallet } from './authorizeSession.ts'
import type { CookieToken, SessionRecord } from './sessionStore.ts'

/**
 * Opens a session for a verified proof. (Interface: POST /v1/session/{address}/{modality}.)
 * @param address the wallet of the path, in lower case
 * @throws ServiceError `invalid_token` or `token_expired`
 */
export function openSession(
  engine: SupersededEngine,
  tenant: Tenant,
  address: string,
  proof: ProofResult,
): SessionRecord {
  if ('error' in proof) throw supersededError(proof.error, `The proof ${proof.reason}.`)
  if (!equalsIgnoringCase(proof.address, address))
    throw supersededError('invalid_token', 'The proof names another wallet than the path.')
  if (proof.nonce !== undefined && !engine.usedNonces.use(address, proof.nonce))
    throw supersededError('invalid_token', 'The proof was used before. Sign a new nonce.')
  return engine.sessions.put({
    id: engine.ids.uuid(),
    tenant,
    address,
    ...issueCookies(engine),
    used: [],
  })
}

interface Renewal {
  /** The wallet of the path, in lower case. */
  readonly address: string
  readonly origin: string | null
  /** Tenant of the request's key; `null` without one. The session knows its own. */
  readonly tenant: Tenant | null
  /** Value of the refresh cookie, if any. */
  readonly token: string | undefined
}

/**
 * Renews a session by its refresh token. A token works once; a second use ends the session, because one of the two users
 * may have stolen it. (Interface: Superseded contract; assumption `superseded.renewal`.)
 */
export function renewSession(
  engine: SupersededEngine,
  { address, origin, tenant, token }: Renewal,
): SessionRecord {
  const { clock, sessions } = engine
  if (token === undefined)
    throw supersededError('session_required', 'There is neither a proof nor a refresh cookie.')
  const record = sessions.findByRefresh(token)
  const key = findKey(engine, record?.tenant.key)
  if (!record || !key || (tenant !== null && tenant.key !== key.key))
    throw supersededError('session_invalid', 'The refresh cookie belongs to no session.')
  checkOrigin(key, origin)
  checkWallet(record.address, address)
  if (record.refresh.token !== token) {
    sessions.end(record)
    throw supersededError('session_invalid', 'The refresh cookie was used before.')
  }
  if (record.refresh.expiresAt <= clock.now())
    throw supersededError('token_expired', 'The refresh cookie has expired.')
  return sessions.put({ ...record, ...issueCookies(engine), used: [...record.used, token] })
}

/** Issues new values of both cookies. */
function issueCookies({ clock, ids }: SupersededEngine): {
  readonly session: CookieToken
  readonly refresh: CookieToken
} {
  const issue = ({ maxAge }: SessionCookie): CookieToken => ({
    token: ids.token(),
    expiresAt: clock.now() + maxAge * 1000,
  })
  return { session: issue(sessionCookies.session), refresh: issue(sessionCookies.refresh) }
}
