import type { SupersededErrorCode } from '../contract/superseded/errors.ts'
import { type ApiError, errorHints } from '../errors/ApiError.ts'
import { isApiError } from '../errors/OnrampError.ts'

/** What to do about each error code of the superseded contract. */
export const supersededErrorHints = {
  publishable_key_missing: errorHints.publishable_key_missing,
  validation_error: errorHints.validation_error,
  email_already_in_use: errorHints.email_already_in_use,
  invalid_wallet: 'Something changes the address in the path.',
  invalid_publishable_key: errorHints.invalid_publishable_key,
  session_required:
    'Sign in. If that was just done, the browser keeps no cookies of the service: third-party cookies may be blocked.',
  session_invalid: 'The session ended: sign in again.',
  token_expired: 'The session or its proof ended: sign in again.',
  invalid_token: 'Sign in again, with a proof of this wallet made for this page.',
  origin_not_allowed: errorHints.origin_not_allowed,
  wallet_token_mismatch: 'Another wallet is signed in: sign in with this one.',
  customer_not_registered: errorHints.customer_not_registered,
  virtual_account_not_provisioned: 'Create the account first.',
  kyc_required: 'The customer must be active: verify the identity, and wait for the status.',
  already_has_virtual_account: 'Read it instead.',
  already_registered: errorHints.already_registered,
  rate_limited: errorHints.rate_limited,
  unauthorized: 'The service failed; the session has not ended. Try again later.',
} satisfies Partial<Record<SupersededErrorCode, string>>

/**
 * The codes that mean the session ended. (Interface: Errors, Client behavior.) `session_required` is among them, since a
 * browser forgets the cookies of a session that is over. (Assumption `superseded.errors`.) `unauthorized` is not: it is
 * a fault of the server.
 */
const endings: readonly string[] = [
  'session_invalid',
  'token_expired',
  'invalid_token',
  'session_required',
] satisfies SupersededErrorCode[]

/**
 * Whether the service said that there is no session any more, so that the wallet has to sign in again.
 *
 * @example if (isSessionEnded(error)) showSignIn()
 */
export function isSessionEnded(error: unknown): error is ApiError {
  return isApiError(error) && endings.includes(error.code)
}
