import type { KnownErrorCode } from '../contract/errorCodes.ts'

/** What to do about an error code of the contract; a provider that failed leaves nothing to do. */
export const remedies = {
  publishable_key_missing: 'Something strips the key header.',
  validation_error: 'Correct the named field.',
  invalid_publishable_key: 'Check the key, and that baseUrl is of its environment.',
  origin_not_allowed: "Add this page's origin to the key's allowlist, or use a sandbox key.",
  order_not_found: 'Check the id, and that the wallet is the one it was opened for.',
  email_already_in_use: 'Ask for another address.',
  customer_not_registered: 'Register the wallet first.',
  already_registered: 'Read its status instead.',
  rate_limited: 'Wait for retryAfter seconds.',
} satisfies Partial<Record<KnownErrorCode, string>>
