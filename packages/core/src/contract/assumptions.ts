/** One place where the interface is silent. */
export type Assumption = {
  /** What the interface leaves out. */
  readonly notShown: string
  /** What this code takes to be so. */
  readonly assumed: string
} & (
  | {
      /** How a user of the packages says otherwise. */
      readonly override: string
    }
  | {
      /** What holds where the service is otherwise, for nobody can say so, or nobody need. */
      readonly otherwise: string
    }
)

/** The ledger: everything the packages rest on that the interface does not say. */
export const assumptions = {
  'card.fields': {
    notShown: 'the names of currency, chain and token in the checkout and quote bodies',
    assumed: '`currency`, `chain` and `token`, the names the order itself uses',
    override: '`fieldNames`, an option of createOnrampClient and of createService',
  },
  'card.required': {
    notShown: 'which fields of the checkout body are required',
    assumed: 'all eight; in the quote all but `wallet`',
    otherwise: 'a purchase that leaves one out is refused before it is sent',
  },
  'card.quote': {
    notShown: 'the request and the response of POST /v1/card/quote',
    assumed:
      "request: the checkout's body with `wallet` optional; response: `source {currency, amount}`, `destination {chain, token, amount}`, and where given `fees [{type, amount, currency}]`, `rate`, `trade_type`, `expires_at`; in EXACT_INPUT `source.amount` is all the buyer pays, fees included",
    override:
      "`schemas['card.quote']`, an option of createOnrampClient; a quote that is missing or foreign never blocks a purchase",
  },
  'card.idempotency': {
    notShown: 'whether a request that opens a purchase can carry an idempotency key',
    assumed:
      'it cannot: the client sends none; the simulator honours `Idempotency-Key`, 1 to 255 visible ASCII characters, on POST /v1/card/checkout: for 24 hours the same publishable key, idempotency key and body get the first answer again and open nothing, another body is refused with validation_error; a refused request is not remembered, and a replay counts against the rate limit like any request',
    override:
      '`idempotency`, an option of createOnrampClient and of createService, with the name of the `header`',
  },
  'card.errors': {
    notShown: 'the statuses and codes of the five errors of checkout',
    assumed: 'those of the order read, with 502 `rail_error` for a failing rail in place of 404',
    otherwise: 'a code or status unknown to the client is carried as it came',
  },
  'card.payment_methods': {
    notShown:
      'the slugs of the four payment-method rows, and the markets without Apple Pay or Google Pay',
    assumed: '`card`, `apple-pay`, `google-pay`, `cash-app`; no market without the wallets',
    override:
      '`paymentMethods`, an option of the checkout and of createService, with `onlyIn` and `notIn` per row',
  },
  'card.devices': {
    notShown: "on which devices the provider's page takes Apple Pay or Google Pay",
    assumed:
      'Apple Pay where the browser has `ApplePaySession` and it can make payments, Google Pay on all',
    override:
      '`paymentMethods`, an option of the checkout, whose rows say what they need in `needs`',
  },
  'card.precision': {
    notShown:
      'how many decimal places of an amount are bought, within the eight the pattern allows',
    assumed:
      'two of a currency (EXACT_INPUT), six of a token (EXACT_OUTPUT); a finer amount is refused with validation_error rather than rounded',
    otherwise: 'what the buyer types is held to those places before it is sent',
  },
  'card.markets': {
    notShown: 'the 53 markets of the card rail',
    assumed: 'no country is refused by default',
    override: '`markets`, an option of createService; the service itself decides',
  },
  'order.amount': {
    notShown: 'how the amount and the currency of an order follow from those of the checkout',
    assumed:
      '`source.currency` is the currency that was asked for and, in EXACT_INPUT, `source.amount` the amount; an order that differs is an alarm, and its payment page is not shown',
    override: "`orderAmount: 'any'`, an option of createOnrampClient",
  },
  'card.euro_area': {
    notShown: 'which country codes are the euro area, whose default currency is EUR',
    assumed:
      'its 21 members, and AX, GF, GP, MF, MQ, RE and YT, which are parts of Finland and France in the European Union; the countries that use the euro outside of the euro area or of the Union (AD, BL, MC, ME, PM, SM, TF, VA, XK) get USD, as all else does',
    override: '`currency`, an option of the checkout, which pins it',
  },
  'card.regions': {
    notShown: 'which country a browser region stands for that has no code in ISO 3166-1',
    assumed:
      'IC and EA are ES, AC and TA are SH, CP is FR, CQ is GG, DG is IO; a withdrawn code is its successor, XK (Kosovo) is kept, and areas such as EU, UN and 419 are no country',
    override: '`defaultCountry`, an option of the checkout',
  },
  'order.moves': {
    notShown: 'moves out of order_completed, and what later callbacks do',
    assumed:
      'order_completed moves to order_broadcasted or order_cancelled; a repeated or backward callback changes nothing; a terminal status is final',
    otherwise:
      'what the service answers is shown, only a known backward step is taken for a late reply',
  },
  'order.scope': {
    notShown: 'whether an order can be read with another publishable key than it was opened with',
    assumed: 'it can not: to another key, as to another wallet, it is not found',
    otherwise: 'the client shows what the service answers',
  },
  'accounts.register': {
    notShown:
      'the body and the response of POST /v1/virtual-accounts/register, and whether it may be repeated',
    assumed:
      'body `{wallet, country, email}`; response as of `accounts.status`; a second registration is refused',
    override:
      "`schemas['virtualAccounts.register']`, an option of createOnrampClient, and `fieldNames.email`, of createOnrampClient and createService",
  },
  'accounts.terms': {
    notShown: 'path and payload of the terms-of-service step',
    assumed:
      'POST /v1/virtual-accounts/terms-of-service `{wallet}`, answered by `{url}`; the page posts a window message with `signedAgreementId`, as in the superseded contract',
    override:
      "`paths['virtualAccounts.termsOfService']`, of createOnrampClient and createService; `schemas['virtualAccounts.termsOfService']`, of createOnrampClient",
  },
  'accounts.verification': {
    notShown: 'path and payload of the identity-verification step',
    assumed:
      'POST /v1/virtual-accounts/identity-verification `{wallet}`, answered by `{url}`; the page posts no message',
    override:
      "`paths['virtualAccounts.identityVerification']`, of createOnrampClient and createService; `schemas['virtualAccounts.identityVerification']`, of createOnrampClient",
  },
  'accounts.status': {
    notShown: 'path and payload of the status poll, and the moves of a customer status',
    assumed:
      'GET /v1/virtual-accounts/status?wallet=, answered by `{wallet, status, has_accepted_terms_of_service}` with the five customer statuses of the superseded contract; not_started → incomplete → under_review → active or rejected',
    override:
      "`paths['virtualAccounts.status']`, of createOnrampClient and createService; `schemas['virtualAccounts.status']`, of createOnrampClient",
  },
  'accounts.errors': {
    notShown: 'the statuses and codes of the errors under /v1/virtual-accounts',
    assumed:
      "those of the superseded contract's same steps, `bridge_error` with 502; the list of an unregistered wallet is empty",
    otherwise: 'a code or status unknown to the client is carried as it came',
  },
  'accounts.instructions': {
    notShown: 'the inner fields of source_deposit_instructions',
    assumed: 'any; the simulator gives those of the superseded contract',
    override:
      "`schemas['virtualAccounts.list']`, an option of createOnrampClient; `messages.bank.fields`, of OnrampProvider, for their labels",
  },
  'accounts.opening': {
    notShown:
      'how an account is opened, for which currencies, and on which chain and token it pays out',
    assumed:
      'by itself once the customer is active: USD, GBP and EUR, each paying out USDC on Base',
    override: '`accounts`, an option of createService; the client shows what the list holds',
  },
  'rail.segment': {
    notShown: 'the path segment that stands for the crypto-deposit rail',
    assumed: '`rail`',
    override: '`railSegment`, an option of createOnrampClient and of createService',
  },
  'rail.errors': {
    notShown: 'the statuses and codes of the four errors of the rail config',
    assumed: '400, 401, 403 and 429, as of the order read',
    otherwise: 'a code or status unknown to the client is carried as it came',
  },
  'rail.webview': {
    notShown: 'how webview_url is opened, and how a deposit is authorized',
    assumed:
      '`merchant_id` and `authorization` as query parameters; the authorization comes from the merchant, who is told the amount of a Cash App deposit, which the address does not carry; the simulator takes any',
    override:
      '`buildUrl`, an argument of cryptoDepositUrl, openCryptoDeposit and `<CryptoDeposit>`',
  },
  'fx.direction': {
    notShown: 'the base and the direction of the rates',
    assumed: 'nothing: the numbers are given as they come, and a conversion asks for both',
    override: '`base` and `direction`, arguments of convertForDisplay',
  },
  'fx.errors': {
    notShown: 'the statuses and codes of the two errors of the rates',
    assumed: '429 `rate_limited` and 502 `rates_unavailable`',
    otherwise: 'a code or status unknown to the client is carried as it came',
  },
  'errors.field': {
    notShown: 'how a validation_error names the field it is about',
    assumed: "its message begins with the field's name and a colon, such as `country: …`",
    otherwise: 'without a name the buyer is asked to check all that was entered',
  },
  'errors.outcome': {
    notShown:
      'which errors prove that a request was not acted on, though a browser may send it twice',
    assumed:
      'with a 4xx status: `publishable_key_missing`, `validation_error`, `invalid_publishable_key`, `origin_not_allowed`, and of the superseded contract the errors of the wallet, `customer_not_registered` and `kyc_required`; in Node, where nothing resends, every status the interface lists for errors',
    override: '`rejections` and `mayResend`, options of createOnrampClient',
  },
  'limits.rate': {
    notShown: 'the thresholds and windows of the rate limit',
    assumed:
      '120 requests a minute for each key and origin; without a key, for each origin; a refusal says in `Retry-After` how many seconds to wait; more than 900 count as 900',
    override: '`rateLimit`, an option of createService',
  },
} as const satisfies Record<string, Assumption>

export type AssumptionId = keyof typeof assumptions
