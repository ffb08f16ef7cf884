import { type SessionCookie, sessionCookies } from '@onramp-kit/core/contract/superseded'
import { checkOrigin } from '../../api/authorize.ts'
import { equalsIgnoringCase } from '../../card/orders.ts'
import type { Engine, Tenant } from '../../engine.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { Verdict } from '../proof/proofVerifiers.ts'
import { checkWallet } from './authorizeSession.ts'
import type { CookieToken, SessionRecord } from './sessionStore.ts'

/**
 * Signs a wallet in by what its proof came to. (Interface: POST /v1/session/{address}/{modality}.)
 * @param address the wallet of the path, in lower case
 * @throws ServiceError `invalid_token` or `token_expired`
 */
export function openSession(
  engine: Engine,
  tenant: Tenant,
  address: string,
  verdict: Verdict,
): SessionRecord {
  if ('refused' in verdict) throw new ServiceError(verdict.refused, `The proof ${verdict.reason}.`)
  if (!equalsIgnoringCase(verdict.address, address))
    throw new ServiceError('invalid_token', 'The proof is of another wallet than the path names.')
  if (verdict.nonce !== undefined && !engine.usedNonces.use(address, verdict.nonce))
    throw new ServiceError('invalid_token', 'The proof was used before: its nonce is good once.')
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
  /** Whose key came along, if one did: the session knows its own. */
  readonly tenant: Tenant | undefined
  /** What the refresh cookie carries, if there is one. */
  readonly token: string | undefined
}

/**
 * Renews a session by its refresh token, which is good once: one that was used before ends the session, whoever shows
 * it. (Interface: Superseded contract; assumption `superseded.renewal`.)
 */
export function renewSession(
  engine: Engine,
  { address, origin, tenant, token }: Renewal,
): SessionRecord {
  const { clock, sessions, settings } = engine
  if (token === undefined)
    throw new ServiceError('session_required', 'There is neither a proof nor a refresh cookie.')
  const record = sessions.ofRefresh(token)
  const key = settings.keys.find((known) => known.key === record?.tenant.key)
  // To another key the session is as little there as none.
  if (!record || !key || (tenant !== undefined && tenant.key !== key.key))
    throw new ServiceError('session_invalid', 'The refresh cookie belongs to no session.')
  checkOrigin(key, origin)
  checkWallet(record.address, address)
  if (record.refresh.token !== token) {
    sessions.end(record)
    throw new ServiceError('session_invalid', 'The refresh cookie was used before.')
  }
  if (record.refresh.expiresAt <= clock.now())
    throw new ServiceError('token_expired', 'The refresh cookie has expired.')
  return sessions.put({ ...record, ...issueCookies(engine), used: [...record.used, token] })
}

/** What both cookies carry from now on. */
function issueCookies({ clock, ids }: Engine): {
  readonly session: CookieToken
  readonly refresh: CookieToken
} {
  const issue = ({ maxAge }: SessionCookie): CookieToken => ({
    token: ids.token(),
    expiresAt: clock.now() + maxAge * 1000,
  })
  return { session: issue(sessionCookies.session), refresh: issue(sessionCookies.refresh) }
}
