/** What every route that takes the session cookie may answer. (Assumption `superseded.errors`.) */
export const sessionErrors = [
  'session_required',
  'session_invalid',
  'token_expired',
  'origin_not_allowed',
  'wallet_token_mismatch',
  'invalid_wallet',
  'rate_limited',
  'unauthorized',
] as const
