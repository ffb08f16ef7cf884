import type { Open } from './open.ts'

/** Every error code of the current contract and its status. (Interface: Errors.) */
export const errorCodes = {
  publishable_key_missing: { status: 400, when: 'no publishable key' },
  validation_error: { status: 400, when: 'invalid input' },
  invalid_publishable_key: { status: 401, when: 'key not valid' },
  origin_not_allowed: { status: 403, when: 'Origin not allowlisted' },
  order_not_found: { status: 404, when: 'no such card order for the wallet' },
  rate_limited: { status: 429, when: 'too many requests' },
  /** Named by us: assumption `card.errors`. */
  rail_error: { status: 502, when: 'the payment rail failed' },
} as const

export type KnownErrorCode = keyof typeof errorCodes
export type ErrorCode = Open<KnownErrorCode>
