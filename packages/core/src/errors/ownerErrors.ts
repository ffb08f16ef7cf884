import type { OnrampError } from './OnrampError.ts'

/** Classes of errors in the integration. The class may come from another copy of the package. */
const ownerErrors = ['ConfigError', 'InputError']

/** Codes of the service for what only the site's owner can resolve. */
const ownerCodes = ['publishable_key_missing', 'invalid_publishable_key', 'origin_not_allowed']

type Rejection = Pick<OnrampError, 'name' | 'code'> & { readonly field?: unknown }

/** Returns whether only the site's owner can resolve an error: another input of the buyer cannot. */
export function isOwnerError(error: Rejection | null | undefined): boolean {
  const { name = '', code = '', field } = error ?? {}
  const isIntegration = ownerErrors.includes(name) || ownerCodes.includes(code)
  return isIntegration || field === 'chain' || field === 'token'
}

/**
 * Returns whether a repeat must fail as well. A function of the merchant that threw before a request left may not throw
 * again.
 */
export function isPermanent(error: Rejection | null | undefined): boolean {
  return isOwnerError(error) && error?.code !== 'request_not_sent'
}
