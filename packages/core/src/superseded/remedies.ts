import type { SupersededErrorCode } from '../contract/superseded/errors.ts'
import { remedies } from '../errors/ApiError.ts'

/** What to do about each error code of the superseded contract. */
export const supersededRemedies = {
  publishable_key_missing: remedies.publishable_key_missing,
  validation_error: remedies.validation_error,
  email_already_in_use: remedies.email_already_in_use,
  invalid_wallet: 'Something changes the address in the path.',
  invalid_publishable_key: remedies.invalid_publishable_key,
  session_required:
    'Sign in. If that was just done, the browser keeps no cookies of the service: third-party cookies may be blocked.',
  session_invalid: 'The session ended: sign in again.',
  token_expired: 'The session or its proof ended: sign in again.',
  invalid_token: 'Sign in again, with a proof of this wallet made for this page.',
  origin_not_allowed: remedies.origin_not_allowed,
  wallet_token_mismatch: 'Another wallet is signed in: sign in with this one.',
  customer_not_registered: remedies.customer_not_registered,
  virtual_account_not_provisioned: 'Create the account first.',
  kyc_required: 'The customer must be active: verify the identity, and wait for the status.',
  already_has_virtual_account: 'Read it instead.',
  already_registered: remedies.already_registered,
  rate_limited: remedies.rate_limited,
  unauthorized: 'The service failed; the session has not ended. Try again later.',
  bridge_error: remedies.bridge_error,
} satisfies Record<SupersededErrorCode, string>
