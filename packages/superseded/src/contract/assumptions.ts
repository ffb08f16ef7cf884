import type { Assumption } from '@onramp-kit/core/contract'

/**
 * The ledger of the superseded contract: every assumption about what the interface does not show. Its options belong to
 * createSupersededClient, and to `superseded` of `@onramp-kit/superseded/simulator`.
 */
export const supersededAssumptions = {
  'superseded.modalities': {
    notShown: 'The names of the three modalities in the path of the session route.',
    assumed: '`identity-token`, `access-token` and `siwe`.',
    override:
      "`paths['session.identityToken']`, `paths['session.accessToken']` and `paths['session.siwe']`, options of client and simulator. Keep them under /v1/session, the path of the refresh cookie.",
  },
  'superseded.proof': {
    notShown: 'The names of the fields that carry a proof.',
    assumed: '`proof` for both kinds of token; `message` and `signature` for EIP-4361.',
    override: '`fieldNames`, an option of client and simulator.',
  },
  'superseded.verification': {
    notShown:
      "How the service verifies a proof: where the nonce of an EIP-4361 message comes from, what else is compared, and the form of the identity provider's tokens.",
    assumed:
      'An EIP-4361 message of version 1 by the wallet in the path, for the domain and the URI of the sending page, on any EIP-155 chain, within the times it names (the page\'s clock may be a minute ahead), signed by an account and not by a contract (EIP-191, secp256k1). The page makes the nonce, which is valid once for each wallet. Tokens cannot be verified offline: the simulator accepts only "simulated.<address>.<expiry in Unix seconds>".',
    override:
      '`verify`, an option of the simulator: a function for each modality that replaces the verification.',
  },
  'superseded.renewal': {
    notShown: 'The request that renews a session, and the response to session creation.',
    assumed:
      'The session route without a proof, under any modality; 204 without a body. A refresh token is valid once: presenting it again ends the session.',
    override:
      '`renewBy`, an option of createSupersededClient, names the modality that renews a session which another page opened. The client accepts any 2xx response.',
  },
  'superseded.key': {
    notShown: 'Whether the wallet routes take the publishable key beside the session cookie.',
    assumed:
      "They do not: the session knows its key, and the tables of these routes list none of the key's errors.",
    override:
      '`walletKey: true`, an option of createSupersededClient, sends the key beside the cookie.',
  },
  'superseded.customer': {
    notShown: 'The name of the field that carries the customer status.',
    assumed: '`status`, with the five known values.',
    override: "`schemas['wallets.get']`, an option of the client.",
  },
  'superseded.registration': {
    notShown: 'The field of the register body that must be unique, and the response.',
    assumed: '`email`. The response is the customer state, as for GET /v1/wallets/:address.',
    override:
      "`fieldNames.email`, an option of client and simulator, and `schemas['wallets.register']`, of the client.",
  },
  'superseded.links': {
    notShown: 'The payloads of tos-link and kyc-link, and whether the requests may be repeated.',
    assumed: 'No body, answered with `{url}`. They may be repeated.',
    override:
      "`schemas['wallets.termsLink']` and `schemas['wallets.identityLink']`, options of the client.",
  },
  'superseded.acknowledgement': {
    notShown: 'The path that acknowledges accepted terms, and when the state reconciles.',
    assumed:
      'POST /v1/wallets/:address/tos-acknowledgement. The service trusts the acknowledgement, and the simulator shows it two seconds later.',
    override: "`paths['wallets.acknowledgeTerms']`, an option of client and simulator.",
  },
  'superseded.chains': {
    notShown:
      'The third of the four chain slugs: in its place the interface has the words "the service", evidently instead of the service\'s own name.',
    assumed: '`the service`, literally.',
    override: '`serviceChain`, an option of client and simulator.',
  },
  'superseded.accounts': {
    notShown:
      'Which response variant a virtual account has, the shapes of variant B for gbp and eur, and what moves an account from activated to deactivated.',
    assumed:
      'Either variant. Variant B exists only for usd. An account is deactivated while its customer is not active.',
    override:
      "`accountVariant`, an option of the simulator; `schemas['wallets.createVirtualAccount']` and `schemas['wallets.virtualAccount']`, of the client.",
  },
  'superseded.statuses': {
    notShown:
      'The statuses of session_required, session_invalid, invalid_wallet, bridge_error, token_expired, invalid_token and unauthorized.',
    assumed:
      '401 for the session and its tokens, 400 for invalid_wallet, 502 for bridge_error, 500 for unauthorized.',
    override: '`statuses`, an option of the simulator. The client carries a status as received.',
  },
  'superseded.errors': {
    notShown:
      'Which errors of the session each route returns, and when it returns session_required, session_invalid, token_expired and invalid_token.',
    assumed:
      'Every wallet route returns the errors of the session: session_required without a cookie, session_invalid for an unknown or replaced one, token_expired for an expired one. invalid_token rejects a proof. Every wallet route also returns origin_not_allowed, for the key of the session, and rate_limited. A browser drops an expired cookie, so session_required can also mean the end of a session. Only a registered wallet can acknowledge accepted terms. With a 4xx status, `invalid_wallet`, `wallet_token_mismatch`, `customer_not_registered` and `kyc_required` prove that the service did not act.',
    otherwise: 'The client carries a code that the route does not list as received.',
  },
} as const satisfies Record<string, Assumption>

export type SupersededAssumptionId = keyof typeof supersededAssumptions
