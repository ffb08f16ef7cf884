import { errorCodes, type KnownErrorCode } from '@onramp-kit/core/contract'

/**
 * The simulator's own codes, for what the interface does not speak of: no such route, and its own
 * bugs.
 */
const ownCodes = {
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  internal_error: { status: 500 },
} as const

export type ServiceErrorCode = KnownErrorCode | keyof typeof ownCodes

/** A refusal: what the service answers, thrown from wherever it is found out. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** The envelope's `code`. */
  readonly code: ServiceErrorCode
  /** The HTTP status the code stands for, unless another was given. */
  readonly status: number
  /** Headers the answer carries beside the envelope. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ServiceErrorCode,
    message: string,
    { status, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.code = code
    this.status = status ?? { ...errorCodes, ...ownCodes }[code].status
    this.headers = headers
  }
}
