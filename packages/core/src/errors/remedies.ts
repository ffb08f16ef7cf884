import type { KnownErrorCode } from '../contract/errors.ts'

/** What to do about each error code of the contract. */
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
  bridge_error: 'The banking provider failed.',
  rail_error: 'The card provider failed.',
  rates_unavailable: 'Show no rates.',
} satisfies Record<KnownErrorCode, string>
