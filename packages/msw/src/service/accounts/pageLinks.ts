import type { Operation } from '../operation.ts'
import type { CustomerRecord } from './customers.ts'
import { scheduleApplicant } from './review.ts'
import { customerOf } from './status.ts'

/** The URL of the hosted terms page. (Assumption `accounts.terms`.) */
export const termsOfService: Operation<'virtualAccounts.termsOfService'> = (call, engine) => ({
  url: customerPageUrl(call.serviceUrl, 'terms', customerOf(call, engine)),
})

/** The URL of the hosted identity page. (Assumption `accounts.verification`.) */
export const identityVerification: Operation<'virtualAccounts.identityVerification'> = (
  call,
  engine,
) => {
  const record = scheduleApplicant(engine, customerOf(call, engine))
  return { url: customerPageUrl(call.serviceUrl, 'identity', record) }
}

/**
 * Returns the URL of a customer's hosted page, the same every time.
 * @param serviceUrl the service's own base URL as the caller reaches it
 */
export function customerPageUrl(
  serviceUrl: string,
  page: keyof CustomerRecord['pageTokens'],
  { id, pageTokens }: CustomerRecord,
): string {
  return `${serviceUrl}/${page}/${id}?session=${pageTokens[page]}`
}
