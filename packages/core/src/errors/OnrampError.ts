import type { KnownErrorCode } from '../contract/errors.ts'
import type { ApiError } from './ApiError.ts'
import type { InputError } from './usageErrors.ts'

/** `none`: the service certainly did not act. `unknown`: it may have, so nothing may be sent again by a machine. */
export type Outcome = 'none' | 'unknown'

export interface OnrampErrorDetails {
  /** The client method that failed, such as `card.checkout`. */
  readonly operation: string
  /** What went wrong, in one word: the service's own error code, or one of the client's. */
  readonly code: string
  readonly outcome: Outcome
  readonly status?: number | undefined
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

/** Marks our errors across realms and across two copies of this package in one page. */
const errorMark = Symbol.for('onramp-kit.error')

/** What every error of this package is. Its message says what happened, why, and what to do. */
export class OnrampError extends Error {
  override readonly name: string = 'OnrampError'
  readonly [errorMark] = true
  readonly operation: string
  readonly code: string
  readonly outcome: Outcome
  /** The HTTP status, where the service or something before it answered. */
  readonly status: number | undefined
  /** Seconds the service asks to wait, where it said so. (Header Retry-After.) */
  readonly retryAfter: number | undefined

  constructor(message: string, details: OnrampErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.operation = details.operation
    this.code = details.code
    this.outcome = details.outcome
    this.status = details.status
    this.retryAfter = details.retryAfter
  }
}

/** Whether `error` is one of ours, whichever realm or copy of the package made it. */
export function isOnrampError(error: unknown): error is OnrampError {
  return typeof error === 'object' && error !== null && errorMark in error
}

/**
 * Returns whether the service answered with an error and, if given, with this code. For a code that the contract does not
 * list, compare `error.code`.
 *
 * @example if (isApiError(error, 'rate_limited')) wait(error.retryAfter)
 * @example if (isApiError(error) && error.code === 'my_code') explain()
 */
export function isApiError(error: unknown): error is ApiError
export function isApiError<Code extends KnownErrorCode>(
  error: unknown,
  code: Code,
): error is ApiError<Code>
export function isApiError(error: unknown, code?: string): boolean {
  return (
    isOnrampError(error) && error.name === 'ApiError' && (code === undefined || error.code === code)
  )
}

/** Whether the input was wrong and nothing was sent; `error.fields` says where. */
export function isInputError(error: unknown): error is InputError {
  return isOnrampError(error) && error.name === 'InputError'
}
