import type { KnownErrorCode } from '@onramp-kit/core/contract'
import type { SupersededErrorCode } from '@onramp-kit/superseded/contract'

/** Why an error occurs, and what to do about it. */
export interface ErrorText {
  readonly cause: string
  readonly remedy: string
  /** How to see it in the simulated service. */
  readonly simulated?: string
}

/** Every error code of the service, of both contracts. */
export const serviceErrors: Readonly<Record<KnownErrorCode | SupersededErrorCode, ErrorText>> = {
  publishable_key_missing: {
    cause:
      'The request reached the service without the header `x-svc-publishable-key`. The client always sends it, so something between the page and the service removed it.',
    remedy:
      'Check the proxies and gateways on the way for an allowlist of headers. If you call the service without the client, send the header.',
  },
  validation_error: {
    cause:
      'The service rejected a field of the request. `error.field` names it where the message of the service does.',
    remedy:
      'Correct the field. The client checks the documented rules before it sends anything, so the service has a rule that the interface does not show, such as a minimum amount or a country that is not served; or it has other field names: the [doctor](../guides/doctor.md) finds those.',
    simulated: "`service.scenario('market_not_served')` rejects every country.",
  },
  email_already_in_use: {
    cause: 'Another customer of the banking provider has this email address.',
    remedy: 'Ask the person for another email address. `<BankDeposit>` does so.',
  },
  invalid_publishable_key: {
    cause: 'The service does not know the publishable key.',
    remedy:
      'Compare the key with the one in the dashboard, and check that `baseUrl` is the address of its environment: a sandbox key is unknown to the live service. Pass `{ live, sandbox }` as `baseUrl`, and the client chooses.',
    simulated: 'Use a key that is not in the option `keys` of `createService`.',
  },
  origin_not_allowed: {
    cause:
      "The origin of the page is not in the key's allowlist. A server sends no `Origin`, which a key with an allowlist rejects too.",
    remedy:
      "Add the origin to the key's allowlist in the dashboard, with its scheme and port. During development use a sandbox key, whose allowlist is empty. On a server [set the header](../guides/server-side.md#choose-the-key).",
    simulated: "`service.scenario('origin_rejected')`, or the key `svc_public_live_demo`.",
  },
  order_not_found: {
    cause: 'The service has no card order with this id for this wallet.',
    remedy:
      'Pass the wallet that the order was opened for, together with the `order_id` of the checkout. The service does not find the order of another wallet. Check that the key has the environment that opened the order. Directly after the purchase the checkout waits a minute before it believes this error.',
  },
  customer_not_registered: {
    cause:
      'The wallet is not registered for bank deposits. This is the normal state of a new wallet.',
    remedy:
      'Register the wallet with `virtualAccounts.register`. `<BankDeposit>` shows the form. The browser logs the 404 in its console; ignore that line.',
  },
  already_registered: {
    cause: 'The wallet was registered before, perhaps in another tab or in an earlier visit.',
    remedy: 'Read the status with `virtualAccounts.status`, and continue from there.',
  },
  rate_limited: {
    cause: 'The key or the origin sent more requests than the service allows.',
    remedy:
      'Wait `error.retryAfter` seconds. The client retries reads and quotes itself, and sends no request of the operation before the time has elapsed. Do not poll with your own timer beside `watch`. On a server share one client between all requests.',
    simulated: "`service.scenario('rate_limited')`, or `createService({ rateLimit })`.",
  },
  bridge_error: {
    cause: 'The banking provider failed behind the service.',
    remedy:
      'Nothing in your code. The client retries reads. After a registration the outcome is unknown: read the status before you send it again. Give `error.requestId` to the support of the service if it lasts.',
    simulated: "`service.scenario('rail_down')`.",
  },
  rail_error: {
    cause: 'The card rail failed behind the service.',
    remedy:
      'Nothing in your code. A purchase has the outcome `unknown`: let the buyer decide whether to try again. Give `error.requestId` to the support of the service if it lasts.',
    simulated: "`service.scenario('rail_down')`.",
  },
  rates_unavailable: {
    cause: 'The source of the display rates failed behind the service.',
    remedy: 'Hide the converted amounts until the next read. Display rates price nothing.',
    simulated: "`service.scenario('rail_down')`.",
  },
  invalid_wallet: {
    cause: 'The path of the request contains no wallet address.',
    remedy:
      'The client checks the address before it sends anything: look for a proxy that changes paths.',
  },
  session_required: {
    cause: 'The request has no session cookie.',
    remedy:
      'Sign in. If the wallet has just signed in, the browser blocks third-party cookies: WebKit keeps none of another site.',
  },
  session_invalid: {
    cause: 'The session cookie belongs to no session, or was replaced by a later one.',
    remedy: 'Sign in again. `isSessionEnded(error)` is true.',
  },
  token_expired: {
    cause: 'The session cookie or the proof of the wallet has expired.',
    remedy: 'Sign in again. `isSessionEnded(error)` is true.',
  },
  invalid_token: {
    cause: 'The proof is invalid: of another wallet, for another page, or used before.',
    remedy: 'Sign in with a new proof by this wallet, for the domain of this page.',
  },
  wallet_token_mismatch: {
    cause: 'The session belongs to another wallet than the path.',
    remedy: 'Sign in with this wallet.',
  },
  virtual_account_not_provisioned: {
    cause: 'The customer has no bank account yet.',
    remedy: 'Create the account with `wallets.createVirtualAccount`.',
  },
  kyc_required: {
    cause: 'The customer is not active yet.',
    remedy: 'Show the identity page, and poll the customer until the status is `active`.',
  },
  already_has_virtual_account: {
    cause: 'The customer already has the one account that this contract allows.',
    remedy: 'Read the account with `wallets.virtualAccount`.',
  },
  unauthorized: {
    cause: 'The server failed. In spite of its name the code says nothing about the session.',
    remedy: 'Try again later. The session has not ended, so do not sign the wallet out.',
    simulated:
      '`service.scenario(serverFault)`, with `serverFault` of `@onramp-kit/superseded/simulator`.',
  },
}
