import { errorCodes, type KnownErrorCode } from '@onramp-kit/core/contract'
import {
  type SupersededErrorCode,
  supersededErrorCodes,
} from '@onramp-kit/core/contract/superseded'

/**
 * The simulator's own codes, for what the interface does not show: unknown routes, requests that are too large or too
 * slow to read, callers the controls do not answer, and its own bugs.
 */
const ownCodes = {
  host_not_allowed: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  request_timeout: { status: 408 },
  body_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  headers_too_large: { status: 431 },
  internal_error: { status: 500 },
} as const

export type ServiceErrorCode = KnownErrorCode | SupersededErrorCode | keyof typeof ownCodes

/** A refusal: what the service answers, thrown from wherever it is found out. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** The envelope's `code`. */
  readonly code: ServiceErrorCode
  /** The HTTP status the code stands for. */
  readonly status: number
  /** Headers the answer carries beside the envelope. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ServiceErrorCode,
    message: string,
    { headers = {} }: { headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.code = code
    this.status = { ...errorCodes, ...supersededErrorCodes, ...ownCodes }[code].status
    this.headers = headers
  }
}
