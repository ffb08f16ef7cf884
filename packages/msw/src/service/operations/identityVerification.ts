import { customerPageUrl } from '../customers/customerPageUrl.ts'
import { scheduleApplicant } from '../customers/scheduleApplicant.ts'
import type { Operation } from './call.ts'
import { customerOf } from './customerOf.ts'

/** The hosted page that verifies who the customer is. (Assumption `accounts.verification`.) */
export const identityVerification: Operation<'virtualAccounts.identityVerification'> = (
  call,
  engine,
) => {
  const record = scheduleApplicant(engine, customerOf(call, engine))
  return { url: customerPageUrl(call.serviceUrl, 'identity', record) }
}
