import { errorCodes, rejections } from '@onramp-kit/core/contract'

/**
 * Every error code of the superseded contract and its status. (Interface: Errors; the statuses that are not shown are
 * assumption `superseded.statuses`.)
 */
export const supersededErrorCodes = {
  publishable_key_missing: errorCodes.publishable_key_missing,
  validation_error: errorCodes.validation_error,
  email_already_in_use: errorCodes.email_already_in_use,
  invalid_wallet: { status: 400, when: 'the path names no wallet address' },
  invalid_publishable_key: errorCodes.invalid_publishable_key,
  session_required: { status: 401, when: 'no session cookie' },
  session_invalid: { status: 401, when: 'unknown or replaced session cookie' },
  token_expired: { status: 401, when: 'the cookie or the proof has expired' },
  invalid_token: { status: 401, when: 'the proof is invalid' },
  origin_not_allowed: errorCodes.origin_not_allowed,
  wallet_token_mismatch: { status: 403, when: 'path address differs from cookie wallet' },
  customer_not_registered: errorCodes.customer_not_registered,
  virtual_account_not_provisioned: { status: 404, when: 'no account yet' },
  kyc_required: { status: 409, when: 'provider customer status not active' },
  already_has_virtual_account: { status: 409, when: 'one account per customer' },
  already_registered: errorCodes.already_registered,
  rate_limited: errorCodes.rate_limited,
  unauthorized: { status: 500, when: 'the server failed' },
  bridge_error: errorCodes.bridge_error,
} as const

export type SupersededErrorCode = keyof typeof supersededErrorCodes

/**
 * Like `rejections` of the current contract. Without the codes of an ended session: another tab may have renewed the cookie
 * between a request and its repeat.
 */
export const supersededRejections = [
  ...rejections,
  'invalid_wallet',
  'wallet_token_mismatch',
  'customer_not_registered',
  'kyc_required',
] as const satisfies readonly SupersededErrorCode[]
