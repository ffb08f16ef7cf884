import type { ErrorCode } from '../contract/errors.ts'
import type { ApiError } from './ApiError.ts'
import type { InputError } from './InputError.ts'
import { errorMark, type OnrampError } from './OnrampError.ts'

/** Whether `error` is one of ours, whichever realm or copy of the package made it. */
export function isOnrampError(error: unknown): error is OnrampError {
  return typeof error === 'object' && error !== null && errorMark in error
}

/**
 * Whether the service said no, and with this code where one is given.
 *
 * @example if (isApiError(error, 'rate_limited')) wait(error.retryAfter)
 */
export function isApiError(error: unknown, code?: ErrorCode): error is ApiError {
  return (
    isOnrampError(error) && error.name === 'ApiError' && (code === undefined || error.code === code)
  )
}

/** Whether the input was wrong and nothing was sent; `error.fields` says where. */
export function isInputError(error: unknown): error is InputError {
  return isOnrampError(error) && error.name === 'InputError'
}
