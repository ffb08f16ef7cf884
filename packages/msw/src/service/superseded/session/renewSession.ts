import type { Engine } from '../../engine.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { Tenant } from '../../tenant.ts'
import { checkWallet } from './checkWallet.ts'
import { issueCookies } from './issueCookies.ts'
import type { SessionRecord } from './sessionRecord.ts'

/**
 * Renews a session by its refresh token, which is good once: one that was used before ends the session, whoever shows
 * it. (Interface: Superseded contract; assumption `superseded.renewal`.)
 * @param token what the refresh cookie carries, if there is one
 * @param address the wallet of the path, in lower case
 */
export function renewSession(
  engine: Engine,
  tenant: Tenant,
  address: string,
  token: string | undefined,
): SessionRecord {
  const { clock, sessions } = engine
  if (token === undefined)
    throw new ServiceError('session_required', 'There is neither a proof nor a refresh cookie.')
  const record = sessions.ofRefresh(token)
  // To another key the session is as little there as none.
  if (record?.tenant.key !== tenant.key)
    throw new ServiceError('session_invalid', 'The refresh cookie belongs to no session.')
  checkWallet(record.address, address)
  if (record.refresh.token !== token) {
    sessions.end(record)
    throw new ServiceError('session_invalid', 'The refresh cookie was used before.')
  }
  if (record.refresh.expiresAt <= clock.now())
    throw new ServiceError('token_expired', 'The refresh cookie has expired.')
  return sessions.put({ ...record, ...issueCookies(engine), used: [...record.used, token] })
}
