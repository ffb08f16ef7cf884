import { object, optional } from './objects.ts'
import { type Open, openString, string } from './values.ts'

/**
 * Codes with which the service rejects a request before it acts. With a 4xx status they prove that a POST had no effect.
 * Any other response may be to a repeat that the browser sent after the service acted. (Assumption `errors.outcome`.)
 */
export const rejections = [
  'publishable_key_missing',
  'validation_error',
  'invalid_publishable_key',
  'origin_not_allowed',
] as const satisfies readonly KnownErrorCode[]

/** Returns the error codes of a route that takes the publishable key. (Interface: Authentication 4, Errors.) */
export function keyedErrors<const Codes extends readonly string[]>(...more: Codes) {
  return [...rejections, 'rate_limited', ...more] as const
}

/**
 * Every error code of the current contract and its status. (Interface: Errors.) The banking codes were seen in the
 * superseded contract; that the routes under /v1/virtual-accounts use them is assumption `accounts.errors`.
 */
export const errorCodes = {
  publishable_key_missing: { status: 400, when: 'no publishable key' },
  validation_error: { status: 400, when: 'invalid input' },
  email_already_in_use: { status: 400, when: 'another customer has this email address' },
  invalid_publishable_key: { status: 401, when: 'key not valid' },
  origin_not_allowed: { status: 403, when: 'Origin not allowlisted' },
  order_not_found: { status: 404, when: 'no such card order for the wallet' },
  customer_not_registered: { status: 404, when: 'wallet not registered' },
  already_registered: { status: 409, when: 'wallet registered before' },
  rate_limited: { status: 429, when: 'too many requests' },
  /** Status not shown: assumption `accounts.errors`. */
  bridge_error: { status: 502, when: 'the banking provider failed' },
  /** Our name for it: assumption `card.errors`. */
  rail_error: { status: 502, when: 'the payment rail failed' },
  /** Our name for it: assumption `fx.errors`. */
  rates_unavailable: { status: 502, when: 'the source of the rates failed' },
} as const

/** Error code that the contract lists. */
export type KnownErrorCode = keyof typeof errorCodes
/** Error code of the service: one of the contract's, or one the service added later. */
export type ErrorCode = Open<KnownErrorCode>

/** The shape of every error body. (Interface: Errors.) */
export interface ErrorEnvelope {
  /** What went wrong. */
  readonly error: {
    /**
     * For programs. Each response lists its known codes; the service may add more.
     * @example "validation_error"
     */
    readonly code: ErrorCode
    /**
     * For developers.
     * @example "amount: is required"
     */
    readonly message: string
  }
}
export const errorEnvelope = object({
  error: object({ code: openString<KnownErrorCode>(), message: string() }),
})

/** An error, as read from the body of an error response. */
export interface ServiceError {
  /** For programs. */
  readonly code: ErrorCode
  /** For developers. */
  readonly message: string
  /** The rejected field, such as `country`. */
  readonly field?: string | undefined
}
export const serviceError = object({
  code: openString<KnownErrorCode>(),
  message: string(),
  field: optional(string()),
})

/** Reads the body of an error response. Returns `undefined` for a body it does not know. */
export type ReadServiceError = (body: unknown, status: number) => ServiceError | undefined

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly object[] }

/** A schema of any library that implements [Standard Schema](https://standardschema.dev), such as zod, valibot or arktype. */
export interface StandardSchema<Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
  }
}
