/**
 * Every rule of the service's interface in our own words, by the part of the interface it stands in. What the interface
 * leaves open is no rule; it is in the ledger of assumptions. Each rule is proved by the test of its name.
 */
export const rules = {
  'What the service does': {
    'does.card':
      'a card purchase gives a hosted page and an order to poll, and ends in a payout to the wallet',
    'does.accounts':
      'a bank account is tied to a wallet, and money sent to it becomes a stablecoin on a chain',
    'does.rail': "the settings of the hosted crypto-deposit flow are the environment's own",
    'does.rates': 'the display rates price nothing: a quote is the truth about what a user pays',
    'does.json': 'every body is JSON',
    'does.envelope': 'every error body is one envelope',
  },
  'Card order': {
    'order.id':
      'an order id is a UUID of version 1 to 8 and variant 8, 9, a or b, or the all-zero or all-f one',
    'order.fields':
      'an order has an id, a status, a source, a destination and a date-time of creation',
    'order.source':
      'a source has a wallet, a currency, an amount, a card brand and four last digits',
    'order.source.amount': 'the amount of a source is decimal text',
    'order.source.card': 'the card brand and the last four digits of a source may be null',
    'order.destination': 'a destination has a wallet, a chain and a token',
    'order.wallet': 'a wallet is 0x and 40 hexadecimal digits',
    'order.chain': 'a chain is one of 1, 8453, 999, 1337, 4326, 143, 137 and 42161',
    'order.hyperliquid':
      '999 and 1337 are the two Hyperliquid layers, and the id chooses between them',
    'order.arbitrum': '42161 is Arbitrum, and a supported destination',
    'order.checkout':
      'a checkout gives the UUID of the order to poll and the address of the hosted page',
  },
  'Card order status': {
    'status.pending': 'payment_pending is not terminal: the payment is being taken',
    'status.completed':
      'order_completed is not terminal: the payment is captured, the asset not yet sent',
    'status.broadcasted': 'order_broadcasted is terminal: the payout was sent',
    'status.cancelled': 'order_cancelled is terminal: the order will not settle',
    'status.opens': 'a checkout makes a payment_pending order',
    'status.written': 'the order is there before its address is given away',
    'status.callback':
      'the first callback of the rail moves an order to the status the callback carries',
    'status.before': 'before the first callback the read answers payment_pending',
    'status.final': 'an order never moves between the two terminal statuses',
    'status.polling': 'the client polls until the status is order_broadcasted or order_cancelled',
  },
  'Virtual accounts': {
    'accounts.fields':
      'an account has an id, a chain, a currency, a destination token and deposit instructions',
    'accounts.list': 'the list has a count and the accounts',
    'accounts.wallet':
      "the list takes a wallet in the query and gives all of that wallet's accounts",
    'accounts.one': 'there is one account for each currency of a wallet',
    'accounts.errors': 'the list has five error responses in the envelope',
    'accounts.register': 'a wallet is registered by POST /v1/virtual-accounts/register',
    'accounts.steps':
      'the terms of service and the identity verification are steps under the same resource',
    'accounts.status': 'the end of the steps is seen by polling a status',
  },
  'Card routes': {
    'checkout.amount':
      'checkout takes an amount of at most 12 digits and 8 decimal places, as text',
    'checkout.country': 'checkout takes a country of two uppercase letters',
    'checkout.payment_method':
      'checkout takes a payment method of 2 to 32 lowercase letters, digits and dashes',
    'checkout.wallet': 'checkout takes a wallet of 0x and 40 hexadecimal digits',
    'checkout.trade_type': 'checkout takes EXACT_INPUT or EXACT_OUTPUT',
    'checkout.currency': 'checkout takes USD, GBP or EUR',
    'checkout.chain': 'checkout takes one of the eight chains',
    'checkout.token': 'checkout takes USDC, USDm, AUSD or USDC.e',
    'checkout.fixed':
      'amount, currency, payment method and country are fixed: the hosted page opens on the payment',
    'checkout.errors': 'checkout has five error responses in the envelope',
    'checkout.rows': 'the rows are card, Apple Pay, Google Pay and Cash App',
    'checkout.wallets':
      'the Apple and Google rows are hidden in markets where the provider does not carry them',
    'checkout.cash_app': 'the Cash App row is hidden outside the US',
    'quote.spend': 'a quote prices the whole purchase from a fiat spend',
    'quote.target': 'a quote prices the whole purchase from a target crypto amount',
    'read.wallet': 'an order is read by its id in the path, scoped to the wallet in the query',
    'read.id': 'an id that is no UUID is refused',
    'read.wallet.required': 'the read requires a wallet of the pattern',
    'read.errors': 'the read answers 400, 401, 403, 404 and 429 with their codes',
  },
  'Rail and rates': {
    'rail.fields': 'the rail config has a merchant id and the address of the webview',
    'rail.key': 'the rail config requires the publishable key',
    'rail.errors': 'the rail config has four error responses in the envelope',
    'fx.fields': 'the rates are numbers under EUR, GBP and USD',
    'fx.key': 'the rates take no publishable key, as the only operation',
    'fx.errors': 'the rates have two error responses in the envelope',
  },
  Authentication: {
    'auth.header':
      'the publishable key is sent in the header x-svc-publishable-key, and nothing else identifies the caller',
    'auth.origin': "the key is checked against the key's own list of origins",
    'auth.format': 'a key is svc_public_(live|sandbox)_ and a suffix',
    'auth.live': 'a live key is tied to a list of https origins',
    'auth.sandbox': 'a sandbox key is unrestricted when its list is empty',
    'auth.missing': 'no key: 400 publishable_key_missing',
    'auth.unknown': 'an unknown key: 401 invalid_publishable_key',
    'auth.foreign': 'an origin that is not listed: 403 origin_not_allowed',
    'auth.sessionless':
      'there is no session: no cookie is sent or set, and the /v1/session routes are gone',
  },
  Errors: {
    'errors.envelope': 'an error body has an error with a code and a message, both required',
    'errors.400.publishable_key_missing': '400 publishable_key_missing: no publishable key',
    'errors.400.validation_error': '400 validation_error: invalid input',
    'errors.401.invalid_publishable_key': '401 invalid_publishable_key: the key is not valid',
    'errors.403.origin_not_allowed': '403 origin_not_allowed: the origin is not allowlisted',
    'errors.404.order_not_found': '404 order_not_found: no such card order for the wallet',
    'errors.429.rate_limited': '429 rate_limited: too many requests',
  },
  Limits: {
    'limits.amount': 'a card amount has at most 12 integer digits and at most 8 decimal places',
    'limits.country':
      'a card country is exactly two uppercase letters, of a market of the card rail',
    'limits.cash_app': 'a cash-app deposit is of 3 USD or more; less is refused before submitting',
    'limits.rate': 'too many requests answer 429 rate_limited',
    'limits.accounts': 'a wallet has one account for each currency',
  },
  Versioning: {
    'version.prefix': 'every route is under /v1',
    'version.environments': 'production and sandbox each have an address of their own',
    'version.shorter': 'the wallet is a query parameter or a body field, never a path segment',
    'version.hosted':
      'a purchase is hosted: checkout gives an order and an address, and quoting is POST /v1/card/quote',
    'version.removed': 'there are no card config and card customer operations',
    'version.sandbox': 'the environment in a key is sandbox, not dev',
    'version.mode': 'Hyperliquid has no mode field: 999 or 1337 chooses the layer',
    'version.country': "the country defaults from the region of the browser's locale, then US",
    'version.currency':
      'the currency follows the country: GB in GBP, the euro area in EUR, all else in USD',
    'version.pinned': 'a pinned currency does not follow the country',
    'version.token': 'the destination token is required and one of USDC, USDC.e, USDm and AUSD',
  },
} as const
