import { customerPageUrl } from '../customers/customerPageUrl.ts'
import type { Operation } from './call.ts'
import { customerOf } from './customerOf.ts'

/** The hosted page of the terms. (Assumption `accounts.terms`.) */
export const termsOfService: Operation<'virtualAccounts.termsOfService'> = (call, engine) => ({
  url: customerPageUrl(call.serviceUrl, 'terms', customerOf(call, engine)),
})
