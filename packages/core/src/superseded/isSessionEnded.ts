import type { SupersededErrorCode } from '../contract/superseded/errors.ts'
import type { ApiError } from '../errors/ApiError.ts'
import { isApiError } from '../errors/OnrampError.ts'

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
