import { errorCodes, type KnownErrorCode, type Open } from '@onramp-kit/core/contract'

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

/** The codes of the contract, and the simulator's own. */
export type ServiceErrorCode = KnownErrorCode | keyof typeof ownCodes

/** An error of the service. Requests receive it as an error response; calls of `ServiceControls` throw it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  /** The `code` of the error envelope. */
  readonly code: Open<ServiceErrorCode>
  /** The HTTP status of the code. */
  readonly status: number
  /** Headers of the error response, besides those of every JSON response. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ServiceErrorCode,
    message: string,
    options?: { readonly headers?: Readonly<Record<string, string>> },
  )
  /** An error of an extension, which states the status. */
  constructor(
    code: string,
    message: string,
    options: { readonly headers?: Readonly<Record<string, string>>; readonly status: number },
  )
  constructor(
    code: ServiceErrorCode,
    message: string,
    {
      headers = {},
      status = { ...errorCodes, ...ownCodes }[code].status,
    }: { readonly headers?: Readonly<Record<string, string>>; readonly status?: number } = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.headers = headers
  }
}

/** @throws ServiceError `validation_error` naming the field, unless the table has the value as a name */
export function checkKnown<Table extends object>(
  field: string,
  value: string,
  table: Table,
): asserts value is Extract<keyof Table, string> {
  if (Object.hasOwn(table, value)) return
  const known = Object.keys(table).join(', ')
  throw new ServiceError('validation_error', `${field}: must be one of ${known}`)
}
