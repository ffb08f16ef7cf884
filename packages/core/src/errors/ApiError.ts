import type { ErrorCode, KnownErrorCode } from '../contract/errors.ts'
import { isOnrampError, OnrampError, type Outcome } from './OnrampError.ts'
import { redact } from './redact.ts'

/** A foreign server may answer with a text of any length, which would fill a log. */
const MAX_LENGTH = 1000

/** The response is the error envelope of the service. (Interface: Errors.) */
export class ApiError<Code extends ErrorCode = ErrorCode> extends OnrampError {
  override readonly name = 'ApiError'
  /** The service's error code. */
  declare readonly code: Code
  /** The HTTP status. */
  declare readonly status: number
  /** The service's message, redacted; for developers, not for buyers. */
  declare readonly serviceMessage: string
  /** The rejected field, if the service named one, such as `country`. (Assumption `errors.field`.) */
  declare readonly field: string | undefined

  constructor(
    operation: string,
    response: {
      readonly status: number
      readonly code: ErrorCode
      readonly message: string
      /** Whether the interface lists the code. Only then the documentation has a page for it. @default true */
      readonly isListed?: boolean | undefined
      /** What to do about it, if known. */
      readonly hint?: string | undefined
      readonly retryAfter: number | undefined
      readonly isHeldBack?: boolean | undefined
      readonly requestId?: string | undefined
      readonly field?: string | undefined
      readonly outcome: Outcome
    },
  ) {
    // Redacted before it is cut: half a key would not be recognized.
    const serviceMessage = redact(response.message).slice(0, MAX_LENGTH)
    const code = redact(response.code).slice(0, MAX_LENGTH)
    // The hint is the next sentence.
    const sentence = (serviceMessage || 'nothing').replace(/[^.!?]$/, '$&.')
    super(
      `${operation} failed: ${response.status} ${code}. The service said: ${sentence} ${response.hint ?? ''}`.trimEnd(),
      { operation, ...response, code, page: response.isListed === false ? 'unlisted' : undefined },
    )
    this.serviceMessage = serviceMessage
    this.field = response.field && redact(response.field).slice(0, 100)
  }
}

/**
 * Returns whether the response was an error of the service and, if given, whether it has this code. For a code that the
 * contract does not list, compare `error.code`.
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

/** What to do about each error code; nothing if a provider failed. */
export const errorHints = {
  publishable_key_missing: 'Check for a proxy that removes the key header.',
  validation_error: 'Correct the named field.',
  invalid_publishable_key: 'Check the key, and that baseUrl is for its environment.',
  origin_not_allowed: "Add this page's origin to the key's allowlist, or use a sandbox key.",
  order_not_found: 'Check the id, and that the wallet is the one the order was opened for.',
  email_already_in_use: 'Ask for another email address.',
  customer_not_registered: 'Register the wallet first.',
  already_registered: 'Read the status instead.',
  rate_limited: 'Wait for retryAfter seconds.',
} satisfies Partial<Record<KnownErrorCode, string>>
