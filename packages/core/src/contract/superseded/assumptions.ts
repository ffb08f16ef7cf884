import type { Assumption } from '../assumptions.ts'

/**
 * What the packages rest on of the superseded contract that the interface does not say. Its options belong to
 * createSupersededClient, and to `superseded` of createService.
 */
export const supersededAssumptions = {
  'superseded.modalities': {
    notShown: 'the names of the three modalities in the path of the session route',
    assumed: '`identity-token`, `access-token` and `siwe`',
    override:
      "`paths['session.identityToken']`, `paths['session.accessToken']` and `paths['session.siwe']`, of client and simulator; keep them under /v1/session, where the refresh cookie is sent",
  },
  'superseded.proof': {
    notShown: 'the names of the fields that carry a proof',
    assumed: '`proof` for both kinds of token; `message` and `signature` for EIP-4361',
    override: '`fieldNames`, of client and simulator',
  },
  'superseded.verification': {
    notShown:
      'how a proof is verified: where the nonce of an EIP-4361 message comes from and what else is compared, and what the tokens of the identity provider look like',
    assumed:
      'an EIP-4361 message of version 1 by the wallet in the path, for the domain and the URI of the page that sends it, of any EIP-155 chain, within the times it names (the clock of the page may be a minute ahead), signed by an account rather than a contract (EIP-191, secp256k1); its nonce is of the page\'s own making and good once for each wallet. Tokens can\'t be verified offline: the simulator takes "simulated.<address>.<expiry in Unix seconds>" and nothing else',
    override:
      '`superseded.verify`, an option of createService: a function for each modality in place of ours',
  },
  'superseded.renewal': {
    notShown: 'the request that renews a session, and what answers a session that was created',
    assumed:
      'the session route without a proof, under whichever modality; 204 without a body. A refresh token is good once: shown again, its whole session ends',
    override:
      '`renewBy`, an option of createSupersededClient, names the modality a session is renewed under that another page has opened; any answer of 2xx is taken',
  },
  'superseded.key': {
    notShown: 'whether the wallet routes take the publishable key beside the session cookie',
    assumed:
      "they do not: the session knows its key, and the rows of these routes list none of the key's errors",
    override:
      '`walletKey: true`, an option of createSupersededClient: the key is then sent beside the cookie',
  },
  'superseded.customer': {
    notShown: 'the name of the field that carries the customer status',
    assumed: '`status`, among the five known values',
    override: "`schemas['wallets.get']`, of the client",
  },
  'superseded.registration': {
    notShown: 'the field of the register body that must be unique, and the response',
    assumed: '`email`; the customer state, as GET /v1/wallets/:address answers it',
    override:
      "`fieldNames.email`, of client and simulator; `schemas['wallets.register']`, of the client",
  },
  'superseded.links': {
    notShown: 'the payloads of tos-link and kyc-link',
    assumed: 'no body; answered by `{url}`',
    override: "`schemas['wallets.termsLink']` and `schemas['wallets.identityLink']`, of the client",
  },
  'superseded.acknowledgement': {
    notShown: 'the path by which accepted terms are acknowledged, and when state reconciles',
    assumed:
      'POST /v1/wallets/:address/tos-acknowledgement; whoever acknowledges is believed, and the simulator shows it two seconds later',
    override: "`paths['wallets.acknowledgeTerms']`, of client and simulator",
  },
  'superseded.chains': {
    notShown:
      'the third of the four chain slugs: where it would stand, the interface has the words "the service", evidently in place of the name of the service itself',
    assumed: '`the service`, taken at its word',
    override: '`serviceChain`, of client and simulator',
  },
  'superseded.accounts': {
    notShown:
      'which response variant a virtual account has, the shapes of variant B for gbp and eur, and what moves an account from activated to deactivated',
    assumed:
      'either may come; variant B is for usd alone; an account is deactivated while its customer is not active',
    override:
      "`superseded.accountVariant`, an option of createService; `schemas['wallets.createVirtualAccount']` and `schemas['wallets.virtualAccount']`, of the client",
  },
  'superseded.statuses': {
    notShown:
      'the statuses of session_required, session_invalid, invalid_wallet, bridge_error, token_expired, invalid_token and unauthorized',
    assumed:
      '401 for the session and its tokens, 400 for invalid_wallet, 502 for bridge_error, 500 for unauthorized',
    override:
      '`superseded.statuses`, an option of createService; the client carries a status as it comes',
  },
  'superseded.errors': {
    notShown:
      "which of the session's errors each route answers, and when session_required, session_invalid, token_expired and invalid_token are said",
    assumed:
      'every wallet route answers those of the session: no cookie session_required, one that is unknown or was replaced session_invalid, one past its time token_expired; invalid_token refuses a proof. A browser forgets a cookie past its time, so session_required too may be the end of a session. Accepted terms can be acknowledged by a registered wallet only',
    otherwise: 'a code unknown to a route is carried as it came',
  },
} as const satisfies Record<string, Assumption>

export type SupersededAssumptionId = keyof typeof supersededAssumptions
