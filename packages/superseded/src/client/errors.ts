import { type ApiError, isApiError } from '@onramp-kit/core'
import { errorHints } from '@onramp-kit/core/internal'
import type { SupersededErrorCode } from '../contract/errors.ts'

/** What to do about each error code of the superseded contract. */
export const supersededErrorHints = {
  ...errorHints,
  invalid_wallet: 'Check for a proxy that changes the path.',
  session_required:
    'Sign in. If the wallet has just signed in, the browser may block third-party cookies.',
  session_invalid: 'The session has ended: sign in again.',
  token_expired: 'The session or its proof has expired: sign in again.',
  invalid_token: 'Sign in again with a proof by this wallet for this page.',
  wallet_token_mismatch: 'Another wallet is signed in: sign in with this one.',
  virtual_account_not_provisioned: 'Create the account first.',
  kyc_required: 'The customer must be active: verify the identity and poll the status.',
  already_has_virtual_account: 'Read the account instead.',
  unauthorized: 'The service failed; the session has not ended. Try again later.',
} satisfies Partial<Record<SupersededErrorCode, string>>

/**
 * Codes that mean the session has ended. (Interface: Errors, Client behavior.) `session_required` is one of them, because
 * browsers delete the cookies of an expired session. (Assumption `superseded.errors`.) `unauthorized` is a server error.
 */
const endCodes: readonly string[] = [
  'session_invalid',
  'token_expired',
  'invalid_token',
  'session_required',
] satisfies SupersededErrorCode[]

/**
 * Returns whether the service reported that the session has ended, so that the wallet has to sign in again.
 *
 * @example if (isSessionEnded(error)) showSignIn()
 */
export function isSessionEnded(error: unknown): error is ApiError {
  return isApiError(error) && endCodes.includes(error.code)
}
