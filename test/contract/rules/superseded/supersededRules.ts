/** The rules of the superseded contract: the interface's "Superseded routes", and what it says of them elsewhere. */
export const supersededRules = {
  'Superseded: session': {
    'session.modalities':
      'a session is opened at /v1/session/{address}/{modality}, in one of three modalities',
    'session.signature': 'one modality is an EIP-4361 signature by the wallet, and it is verified',
    'session.proof': 'what opens a session is the proof with the publishable key',
    'session.cookies': 'opening a session sets both cookies',
    'session.renewal': 'a refresh cookie alone renews, and both cookies are rotated',
    'session.pace': 'the client renews about every 50 minutes, presenting the refresh cookie only',
    'session.credentials': 'the client sends the cookies, with credentials included',
    'session.customer': 'the customer is shared across the modalities under one publishable key',
    'session.removed': 'in the current contract the session routes are gone',
  },
  'Superseded: cookies': {
    'cookies.session':
      'svc_session is HttpOnly, Secure, SameSite=None and Partitioned, for / and 3600 seconds',
    'cookies.refresh':
      'svc_refresh is HttpOnly, Secure, SameSite=None and Partitioned, for /v1/session and 2592000 seconds',
    'cookies.expiry': 'a session ends after 3600 seconds, and what renews it after 30 days',
  },
  'Superseded: wallets': {
    'wallets.session': 'every wallet route requires a valid session cookie',
    'wallets.bound':
      'the address must be the one bound to the cookie, else 403 wallet_token_mismatch',
    'wallets.lowercase':
      'addresses are 0x and 40 hexadecimal digits, and lowercased by the service',
    'wallets.read':
      'the read gives the address, a customer status and has_accepted_terms_of_service',
    'wallets.uncached': 'the read is not cached',
    'wallets.read.errors':
      'the read answers session_required, session_invalid, wallet_token_mismatch, invalid_wallet, customer_not_registered, bridge_error',
    'wallets.statuses': 'a customer is not_started, incomplete, under_review, active or rejected',
    'wallets.register':
      'registering takes a country, uppercased by the service, and a field that is unique across all',
    'wallets.register.errors':
      'registering answers validation_error, wallet_token_mismatch, invalid_wallet, already_registered 409, email_already_in_use 400, bridge_error',
    'wallets.terms':
      'the terms link is the address of a page that posts signedAgreementId when they are accepted',
    'wallets.identity':
      'the identity link is the address of a page that posts nothing: the wallet is polled',
    'wallets.links.errors':
      'both links answer customer_not_registered 404, wallet_token_mismatch, bridge_error',
    'wallets.acknowledge':
      'acknowledging the terms answers 204 without a body, and may be repeated',
    'wallets.acknowledge.session': 'acknowledging the terms requires the session cookie',
    'wallets.acknowledge.reconciled':
      'has_accepted_terms_of_service becomes true once state reconciles',
  },
  'Superseded: virtual account': {
    'account.create': 'creating takes a currency of usd, gbp, eur and one of four chains',
    'account.destination': 'an account pays out usdc to the wallet bound to the cookie',
    'account.one': 'a customer has one account: a second answers 409 already_has_virtual_account',
    'account.unregistered': 'before registering, creating answers 404 customer_not_registered',
    'account.kyc': 'before the customer is active, creating answers 409 kyc_required',
    'account.invalid': 'a wrong body answers 400 validation_error',
    'account.statuses': 'an account is activated or deactivated',
    'account.variant.a':
      'variant A has id, currency, status, destination, deposit instructions, fee percent and date',
    'account.variant.a.instructions':
      'its instructions vary by currency, and every key with a value is shown',
    'account.variant.b': 'variant B is the deposit instructions alone, for usd',
    'account.fetch': 'fetching answers as creating does',
    'account.fetch.errors':
      'fetching answers customer_not_registered, virtual_account_not_provisioned 404, wallet_token_mismatch, bridge_error',
  },
  'Superseded: errors': {
    'superseded.400.email_already_in_use':
      '400 email_already_in_use: the address is another customer’s',
    'superseded.403.wallet_token_mismatch':
      "403 wallet_token_mismatch: the path's address is not the cookie's",
    'superseded.404.customer_not_registered':
      '404 customer_not_registered: the wallet is not registered',
    'superseded.404.virtual_account_not_provisioned':
      '404 virtual_account_not_provisioned: no account yet',
    'superseded.409.kyc_required': '409 kyc_required: the customer is not active',
    'superseded.409.already_has_virtual_account':
      '409 already_has_virtual_account: one account for each customer',
    'superseded.409.already_registered': '409 already_registered: the wallet was registered before',
    'superseded.ended':
      'session_invalid, token_expired and invalid_token mean that the session ended',
    'superseded.fault': 'unauthorized is a server problem, and not the end of the session',
  },
} as const
