/**
 * Every rule that the service's interface states, by section and id. The test with the id proves the rule. What the
 * interface does not show is not a rule but an entry in the ledger of assumptions.
 */
export const rules = {
  'What the service does': {
    'does.card':
      'the service answers a card purchase with a hosted page and an order to poll, and pays out to the wallet',
    'does.accounts':
      'the service ties a bank account to a wallet and converts deposits to a stablecoin on a chain',
    'does.rail':
      'the service returns settings of the hosted crypto-deposit flow for each environment',
    'does.rates': 'the display rates price nothing: the quote determines what a user pays',
    'does.json': 'the service sends every body as JSON',
    'does.envelope': 'the service sends every error body in one envelope',
  },
  'Card order': {
    'order.id':
      'an order id is a UUID of version 1 to 8 and variant 8, 9, a or b, or the all-zero or all-f UUID',
    'order.fields':
      'an order has an id, a status, a source, a destination and a date-time of creation',
    'order.source':
      'a source has a wallet, a currency, an amount, a card brand and the last four digits',
    'order.source.amount': 'the amount of a source is decimal text',
    'order.source.card': 'the card brand and the last four digits of a source can be null',
    'order.destination': 'a destination has a wallet, a chain and a token',
    'order.wallet': 'a wallet is 0x followed by 40 hexadecimal digits',
    'order.chain': 'a chain is one of 1, 8453, 999, 1337, 4326, 143, 137 and 42161',
    'order.hyperliquid': 'the chain id chooses between the Hyperliquid layers 999 and 1337',
    'order.arbitrum': 'the service supports Arbitrum, 42161, as a destination',
    'order.checkout':
      'the checkout returns the UUID of the order to poll and the URL of the hosted page',
  },
  'Card order status': {
    'status.pending': 'payment_pending is not terminal: the rail is taking the payment',
    'status.completed':
      'order_completed is not terminal: the payment is captured and the asset not yet sent',
    'status.broadcasted': 'order_broadcasted is terminal: the payout is sent',
    'status.cancelled': 'order_cancelled is terminal: the order will not settle',
    'status.opens': 'the checkout creates a payment_pending order',
    'status.written': 'the service writes the order before it returns the URL',
    'status.callback': "the rail's first callback moves an order to the status it carries",
    'status.before': 'the order read returns payment_pending before the first callback',
    'status.final': 'an order never moves between the two terminal statuses',
    'status.polling': 'the client polls until the status is order_broadcasted or order_cancelled',
  },
  'Virtual accounts': {
    'accounts.fields':
      'an account has an id, a chain, a currency, a destination token and deposit instructions',
    'accounts.list': 'the list has a count and the accounts',
    'accounts.wallet':
      'the list takes a wallet in the query and returns all accounts of that wallet',
    'accounts.one': 'a wallet has one account for each currency',
    'accounts.errors': 'the list has five error responses in the envelope',
    'accounts.register': 'POST /v1/virtual-accounts/register registers a wallet',
    'accounts.steps':
      'the terms of service and the identity verification are steps under the same resource',
    'accounts.status': 'the client polls a status to detect the end of the steps',
  },
  'Card routes': {
    'checkout.amount':
      'the checkout takes an amount of at most 12 digits and 8 decimal places, as text',
    'checkout.country': 'the checkout takes a country of two uppercase letters',
    'checkout.payment_method':
      'the checkout takes a payment method of 2 to 32 lowercase letters, digits and dashes',
    'checkout.wallet': 'the checkout takes a wallet of 0x and 40 hexadecimal digits',
    'checkout.trade_type': 'the checkout takes EXACT_INPUT or EXACT_OUTPUT',
    'checkout.currency': 'the checkout takes USD, GBP or EUR',
    'checkout.chain': 'the checkout takes one of the eight chains',
    'checkout.token': 'the checkout takes USDC, USDm, AUSD or USDC.e',
    'checkout.fixed':
      'the checkout fixes amount, currency, payment method and country: the hosted page opens on the payment step',
    'checkout.errors': 'the checkout has five error responses in the envelope',
    'checkout.rows': 'the client offers card, Apple Pay, Google Pay and Cash App',
    'checkout.wallets':
      'the client hides the Apple Pay and Google Pay rows in markets where the provider does not carry them',
    'checkout.cash_app': 'the client hides the Cash App row outside the US',
    'quote.spend': 'the quote prices the whole purchase from a fiat spend',
    'quote.target': 'the quote prices the whole purchase from a target crypto amount',
    'read.wallet':
      'the order read takes the id in the path and is scoped to the wallet in the query',
    'read.id': 'the order read rejects an id that is not a UUID',
    'read.wallet.required': 'the order read requires a wallet that matches the pattern',
    'read.errors': 'the order read returns 400, 401, 403, 404 and 429 with their codes',
  },
  'Rail and rates': {
    'rail.fields': 'the rail config has a merchant id and the URL of the webview',
    'rail.key': 'the rail config requires the publishable key',
    'rail.errors': 'the rail config has four error responses in the envelope',
    'fx.fields': 'the rates are numbers under EUR, GBP and USD',
    'fx.key': 'the rates are the only operation that takes no publishable key',
    'fx.errors': 'the rates have two error responses in the envelope',
  },
  Authentication: {
    'auth.header':
      'the client sends the publishable key in the header x-svc-publishable-key and identifies itself by nothing else',
    'auth.origin': "the service checks the key against the key's Origin allowlist",
    'auth.format': 'a key is svc_public_(live|sandbox)_ and a suffix',
    'auth.live': 'a live key is tied to an allowlist of https origins',
    'auth.sandbox': 'a sandbox key is unrestricted when its allowlist is empty',
    'auth.missing': 'the service answers a missing key with 400 publishable_key_missing',
    'auth.unknown': 'the service answers an unknown key with 401 invalid_publishable_key',
    'auth.foreign':
      'the service answers an origin outside the allowlist with 403 origin_not_allowed',
    'auth.sessionless':
      'the client sends no cookie, the service sets none, and the /v1/session routes are gone',
  },
  Errors: {
    'errors.envelope': 'an error body has an error with a code and a message, both required',
    'errors.400.publishable_key_missing':
      'the service answers 400 publishable_key_missing without a publishable key',
    'errors.400.validation_error': 'the service answers invalid input with 400 validation_error',
    'errors.401.invalid_publishable_key':
      'the service answers an invalid key with 401 invalid_publishable_key',
    'errors.403.origin_not_allowed':
      'the service answers an Origin that is not allowlisted with 403 origin_not_allowed',
    'errors.404.order_not_found':
      'the service answers 404 order_not_found if the wallet has no such card order',
    'errors.429.rate_limited': 'the service answers too many requests with 429 rate_limited',
  },
  Limits: {
    'limits.amount': 'a card amount has at most 12 integer digits and at most 8 decimal places',
    'limits.country': 'a card country is two uppercase letters and a market of the card rail',
    'limits.cash_app':
      'the client rejects a cash-app deposit of less than 3 USD before submitting it',
    'limits.rate': 'the service answers 429 rate_limited once the rate limit is exceeded',
    'limits.accounts': 'a wallet has at most one account for each currency',
  },
  Versioning: {
    'version.prefix': 'every route starts with /v1',
    'version.environments': 'production and sandbox have separate base URLs',
    'version.shorter':
      'a route takes the wallet as a query parameter or a body field, never in the path',
    'version.hosted':
      'the checkout returns an order id and a URL, and POST /v1/card/quote returns the quote',
    'version.removed': 'the service has no card config and card customer operations',
    'version.sandbox': 'the environment in a key is sandbox, not dev',
    'version.mode': 'the checkout has no Hyperliquid mode field: 999 or 1337 chooses the layer',
    'version.country':
      "the client takes the default country from the region of the browser's locale, then US",
    'version.currency':
      'the client derives the currency from the country: GBP for GB, EUR for the euro area, otherwise USD',
    'version.pinned': 'the checkout keeps a pinned currency when the country changes',
    'version.token': 'the checkout requires a destination token of USDC, USDC.e, USDm or AUSD',
  },
} as const
