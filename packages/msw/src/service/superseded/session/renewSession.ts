import { checkOrigin } from '../../api/authorize.ts'
import type { Engine, Tenant } from '../../engine.ts'
import { ServiceError } from '../../http/serviceError.ts'
import { checkWallet } from './checkWallet.ts'
import { issueCookies } from './issueCookies.ts'
import type { SessionRecord } from './sessionRecord.ts'

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
