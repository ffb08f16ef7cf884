import { equalsIgnoringCase } from '../../card/orders.ts'
import type { Engine, Tenant } from '../../engine.ts'
import { ServiceError } from '../../http/serviceError.ts'
import type { Verdict } from '../proof/verdict.ts'
import { issueCookies } from './issueCookies.ts'
import type { SessionRecord } from './sessionRecord.ts'

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
