/** What every route that takes the publishable key may answer. (Interface: Authentication 4, Errors.) */
export const keyedErrors = [
  'publishable_key_missing',
  'validation_error',
  'invalid_publishable_key',
  'origin_not_allowed',
  'rate_limited',
] as const
