import type { ErrorCode, KnownErrorCode } from '../contract/errors.ts'
import { OnrampError, type Outcome } from './OnrampError.ts'
import { redact } from './redact.ts'

/** The service said no, in its error envelope. (Interface: Errors.) */
export class ApiError<Code extends ErrorCode = ErrorCode> extends OnrampError {
  override readonly name = 'ApiError'
  declare readonly code: Code
  declare readonly status: number
  /** The service's own words, for the developer rather than the buyer. */
  readonly serviceMessage: string
  /** The field that was not accepted, where the service named one, such as `country`. (Assumption `errors.field`.) */
  readonly field: string | undefined

  constructor(
    operation: string,
    answer: {
      readonly status: number
      readonly code: ErrorCode
      readonly message: string
      /** What to do about it, where that is known. */
      readonly remedy?: string
      readonly retryAfter: number | undefined
      readonly outcome: Outcome
    },
  ) {
    const serviceMessage = redact(answer.message)
    const code = redact(answer.code)
    // A sentence ends before the next one begins.
    const sentence = (serviceMessage || 'nothing').replace(/[^.!?]$/, '$&.')
    super(
      `${operation} was refused: ${answer.status} ${code}. The service said: ${sentence} ${answer.remedy ?? ''}`.trimEnd(),
      { operation, ...answer, code },
    )
    this.serviceMessage = serviceMessage
    this.field =
      answer.code === 'validation_error' ? /^(\w+): /.exec(serviceMessage)?.[1] : undefined
  }
}

/** What to do about an error code of the contract; a provider that failed leaves nothing to do. */
export const errorHints = {
  publishable_key_missing: 'Something strips the key header.',
  validation_error: 'Correct the named field.',
  invalid_publishable_key: 'Check the key, and that baseUrl is of its environment.',
  origin_not_allowed: "Add this page's origin to the key's allowlist, or use a sandbox key.",
  order_not_found: 'Check the id, and that the wallet is the one it was opened for.',
  email_already_in_use: 'Ask for another address.',
  customer_not_registered: 'Register the wallet first.',
  already_registered: 'Read its status instead.',
  rate_limited: 'Wait for retryAfter seconds.',
} satisfies Partial<Record<KnownErrorCode, string>>
