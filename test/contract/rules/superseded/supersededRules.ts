/** The rules of the superseded contract: the interface's "Superseded routes" and related sections. */
export const supersededRules = {
  'Superseded: session': {
    'session.modalities':
      'the service opens a session at /v1/session/{address}/{modality}, in one of three modalities',
    'session.signature': "the service verifies the wallet's EIP-4361 signature in one modality",
    'session.proof': 'the client opens a session with a proof and the publishable key',
    'session.cookies': 'the service sets both cookies when it opens a session',
    'session.renewal':
      'the service renews a session by the refresh cookie alone and rotates both cookies',
    'session.pace': 'the client renews about every 50 minutes and presents only the refresh cookie',
    'session.credentials': 'the client sends the cookies with credentials included',
    'session.customer': 'the modalities share the customer under one publishable key',
    'session.removed': 'the current contract has no session routes',
  },
  'Superseded: cookies': {
    'cookies.session':
      'svc_session is HttpOnly, Secure, SameSite=None and Partitioned, for / and 3600 seconds',
    'cookies.refresh':
      'svc_refresh is HttpOnly, Secure, SameSite=None and Partitioned, for /v1/session and 2592000 seconds',
    'cookies.expiry': 'a session expires after 3600 seconds and its renewal after 30 days',
  },
  'Superseded: wallets': {
    'wallets.session': 'every wallet route requires a valid session cookie',
    'wallets.bound':
      'the service answers an address other than the cookie-bound one with 403 wallet_token_mismatch',
    'wallets.lowercase':
      'the service takes addresses of 0x and 40 hexadecimal digits and lowercases them',
    'wallets.read':
      'the wallet read returns the address, a customer status and has_accepted_terms_of_service',
    'wallets.uncached': 'the service does not allow caching of the wallet read',
    'wallets.read.errors':
      'the wallet read returns session_required, session_invalid, wallet_token_mismatch, invalid_wallet, customer_not_registered, bridge_error',
    'wallets.statuses': 'a customer is not_started, incomplete, under_review, active or rejected',
    'wallets.register':
      'the registration takes a country, which the service uppercases, and a field that is unique across customers',
    'wallets.register.errors':
      'the registration returns validation_error, wallet_token_mismatch, invalid_wallet, already_registered 409, email_already_in_use 400, bridge_error',
    'wallets.terms':
      'the terms link leads to a page that posts signedAgreementId when the user accepts the terms',
    'wallets.identity':
      'the identity link leads to a page that posts no message: the client polls the wallet',
    'wallets.links.errors':
      'both links return customer_not_registered 404, wallet_token_mismatch, bridge_error',
    'wallets.acknowledge':
      'the service answers an acknowledgement of the terms, and each repeat, with 204 and no body',
    'wallets.acknowledge.session': 'the acknowledgement of the terms requires the session cookie',
    'wallets.acknowledge.reconciled':
      'has_accepted_terms_of_service becomes true once the state reconciles',
  },
  'Superseded: virtual account': {
    'account.create': 'the creation takes a currency of usd, gbp or eur and one of four chains',
    'account.destination': 'an account pays out usdc to the wallet bound to the cookie',
    'account.one': 'the service answers a second account with 409 already_has_virtual_account',
    'account.unregistered':
      'the service answers creation before registration with 404 customer_not_registered',
    'account.kyc':
      'the service answers creation before the customer is active with 409 kyc_required',
    'account.invalid': 'the service answers an invalid body with 400 validation_error',
    'account.statuses': 'an account is activated or deactivated',
    'account.variant.a':
      'variant A has id, currency, status, destination, deposit instructions, fee percent and date',
    'account.variant.a.instructions':
      'the instructions of variant A vary by currency, and the client shows every key with a value',
    'account.variant.b': 'variant B has only the deposit instructions, for usd',
    'account.fetch': 'the account read returns the same shape as the creation',
    'account.fetch.errors':
      'the account read returns customer_not_registered, virtual_account_not_provisioned 404, wallet_token_mismatch, bridge_error',
  },
  'Superseded: errors': {
    'superseded.400.email_already_in_use':
      'the service answers the address of another customer with 400 email_already_in_use',
    'superseded.403.wallet_token_mismatch':
      'the service answers 403 wallet_token_mismatch if path and cookie name different wallets',
    'superseded.404.customer_not_registered':
      'the service answers an unregistered wallet with 404 customer_not_registered',
    'superseded.404.virtual_account_not_provisioned':
      'the service answers 404 virtual_account_not_provisioned before an account exists',
    'superseded.409.kyc_required':
      'the service answers 409 kyc_required while the customer is not active',
    'superseded.409.already_has_virtual_account':
      'the service answers a second account of a customer with 409 already_has_virtual_account',
    'superseded.409.already_registered':
      'the service answers a second registration with 409 already_registered',
    'superseded.ended':
      'the client ends the session after session_invalid, token_expired and invalid_token',
    'superseded.fault': 'the client treats unauthorized as a server fault and keeps the session',
  },
} as const
