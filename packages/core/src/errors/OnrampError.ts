import { tryOrUndefined } from '../platform/tryOrUndefined.ts'

/** `none`: the service did not act. `unknown`: it may have acted, so only the buyer may decide to send again. */
export type Outcome = 'none' | 'unknown'

/** Fields of an OnrampError. */
export interface OnrampErrorDetails {
  /** The client method that failed, such as `card.checkout`. */
  readonly operation: string
  /** The service's error code, or one of the client's. */
  readonly code: string
  /** Name of the error's page, for a code without one. @default the code */
  readonly page?: string | undefined
  /** Whether the service may have acted. */
  readonly outcome: Outcome
  /** The HTTP status, if a response arrived. */
  readonly status?: number | undefined
  /** Seconds to wait, from the Retry-After header. */
  readonly retryAfter?: number | undefined
  /** The service's id of the request. */
  readonly requestId?: string | undefined
  /** Whether the request was not sent, because the Retry-After of an earlier response has not elapsed. */
  readonly isHeldBack?: boolean | undefined
  /** The error behind this one. */
  readonly cause?: unknown
}

/** Marks errors of this package across realms and across two copies of it in one page. */
const errorMark = Symbol.for('onramp-kit.error')

/** The documentation has a page for each error code. */
const PAGES = 'https://onramp-kit.github.io/onramp-kit/errors/'

/** Base class of every error of this package. The message says what happened, why, and what to do, and links to more. */
export class OnrampError extends Error {
  override readonly name: string = 'OnrampError'
  readonly [errorMark] = true
  /** The client method that failed, such as `card.checkout`. */
  declare readonly operation: string
  /** The service's error code, or one of the client's. */
  declare readonly code: string
  /** Whether the service may have acted. */
  declare readonly outcome: Outcome
  /** The HTTP status, if a response arrived. */
  declare readonly status: number | undefined
  /** Seconds to wait before the next request, from the Retry-After header. */
  declare readonly retryAfter: number | undefined
  /** The service's id of the request, for its support, if the response has one. (Assumption `errors.request_id`.) */
  declare readonly requestId: string | undefined

  constructor(message: string, details: OnrampErrorDetails) {
    const { operation, retryAfter, isHeldBack, cause, page = details.code } = details
    const text = isHeldBack
      ? `Retry-After has not elapsed: ${operation} can be sent again in ${retryAfter} s.`
      : message
    super(`${text} See ${PAGES}${page}/`, cause === undefined ? undefined : { cause })
    this.operation = operation
    this.code = details.code
    this.outcome = details.outcome
    this.status = details.status
    this.retryAfter = retryAfter
    this.requestId = details.requestId
  }
}

/** Returns whether `error` comes from this package, from any realm and any copy of it. */
export function isOnrampError(error: unknown): error is OnrampError {
  // `in` throws for a primitive, and a Proxy may.
  return tryOrUndefined(() => errorMark in (error as object)) ?? false
}
