import type { Operation } from '../engine.ts'
import type { CustomerRecord } from './customers.ts'
import { scheduleApplicant } from './review.ts'
import { customerOf } from './status.ts'

/** The hosted page of the terms. (Assumption `accounts.terms`.) */
export const termsOfService: Operation<'virtualAccounts.termsOfService'> = (call, engine) => ({
  url: customerPageUrl(call.serviceUrl, 'terms', customerOf(call, engine)),
})

/** The hosted page that verifies who the customer is. (Assumption `accounts.verification`.) */
export const identityVerification: Operation<'virtualAccounts.identityVerification'> = (
  call,
  engine,
) => {
  const record = scheduleApplicant(engine, customerOf(call, engine))
  return { url: customerPageUrl(call.serviceUrl, 'identity', record) }
}

/**
 * The address of a customer's hosted page, the same each time it is asked for.
 * @param serviceUrl where the service is found by whoever asks
 */
export function customerPageUrl(
  serviceUrl: string,
  page: keyof CustomerRecord['sessions'],
  { id, sessions }: CustomerRecord,
): string {
  return `${serviceUrl}/${page}/${id}?session=${sessions[page]}`
}
