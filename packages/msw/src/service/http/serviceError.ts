import { errorCodes, type KnownErrorCode } from '@onramp-kit/core/contract'
import { type SupersededErrorCode, supersededErrorCodes } from '@onramp-kit/superseded/contract'

/**
 * The simulator's own codes, for what the interface does not show: unknown routes, requests that are too large or too
 * slow to read, callers that may not use the controls, and the simulator's own bugs.
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

/** The codes of both contracts, and the simulator's own. */
export type ServiceErrorCode = KnownErrorCode | SupersededErrorCode | keyof typeof ownCodes

/** An error of the service. Requests receive it as an error response; calls of `ServiceControls` throw it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** The `code` of the error envelope. */
  readonly code: ServiceErrorCode
  /** The HTTP status of the code. */
  readonly status: number
  /** Headers of the error response, besides those of every JSON response. */
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
