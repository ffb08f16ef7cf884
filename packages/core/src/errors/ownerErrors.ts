import type { OnrampError } from './OnrampError.ts'

/** Codes of errors that only the site's owner can resolve. */
const ownerCodes = new Set([
  'nothing_offered',
  'publishable_key_missing',
  'invalid_publishable_key',
  'origin_not_allowed',
  'unsafe_hosted_url',
  'invalid_webview_url',
  'invalid_input',
  'request_not_sent',
  'authorization_missing',
])

type Rejection = Pick<OnrampError, 'code'> & { readonly field?: unknown }

/** Returns whether only the site's owner can resolve an error: another input of the buyer cannot. */
export function isOwnerError(error: Rejection | null | undefined): boolean {
  const { code = '', field } = error ?? {}
  return ownerCodes.has(code) || field === 'chain' || field === 'token'
}

/** Returns whether a repeat must fail as well. A function of the merchant that threw before a request left may not throw again. */
export function isPermanent(error: Rejection | null | undefined): boolean {
  return isOwnerError(error) && error?.code !== 'request_not_sent'
}
