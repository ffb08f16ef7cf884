/** One place where the interface is silent. */
export type Assumption = {
  /** What the interface does not show. */
  readonly notShown: string
  /** What the packages assume instead. */
  readonly assumed: string
} & (
  | {
      /** How a user of the packages replaces the assumption. */
      readonly override: string
    }
  | {
      /** What happens if the service differs and no override exists. */
      readonly otherwise: string
    }
)

const carriesUnknownErrors = 'The client carries an unknown code or status as received.'

/** The ledger: every assumption of the packages about what the interface does not show. */
export const assumptions = {
  'card.fields': {
    notShown: 'The names of the currency, chain and token fields in the checkout and quote bodies.',
    assumed: '`currency`, `chain` and `token`, the names that the order uses.',
    override: '`fieldNames`, an option of createOnrampClient and of createService.',
  },
  'card.required': {
    notShown: 'Which fields of the checkout body are required.',
    assumed: 'All eight. The quote requires all but `wallet`.',
    otherwise: 'The client rejects a purchase without one of them before sending it.',
  },
  'card.quote': {
    notShown:
      'The request and the response of POST /v1/card/quote, and whether the request may be repeated.',
    assumed:
      "The request is the checkout's body with `wallet` optional, and may be repeated. The response has `source {currency, amount}`, `destination {chain, token, amount}` and, optionally, `fees [{type, amount, currency}]`, `rate`, `trade_type` and `expires_at`. With EXACT_INPUT, `source.amount` is the total the buyer pays, including fees.",
    override:
      "`schemas['card.quote']`, an option of createOnrampClient. A missing or unreadable quote never blocks a purchase.",
  },
  'card.idempotency': {
    notShown: 'Whether a request that opens a purchase can carry an idempotency key.',
    assumed:
      'It cannot, and the client sends none. The simulator supports `Idempotency-Key` on POST /v1/card/checkout, with 1 to 255 visible ASCII characters. For 24 hours, the same publishable key, idempotency key and body get the first response again and open nothing; a different body gets validation_error. The simulator does not store a rejected request, and a replay counts against the rate limit like any request.',
    override:
      '`idempotency`, an option of createOnrampClient and of createService, with the name of the `header`.',
  },
  'card.errors': {
    notShown: 'The statuses and codes of the five errors of the checkout.',
    assumed: 'Those of the order read, with 502 `rail_error` for a failing rail instead of 404.',
    otherwise: carriesUnknownErrors,
  },
  'card.payment_methods': {
    notShown:
      'The slugs of the four payment-method rows, and the markets without Apple Pay or Google Pay.',
    assumed:
      '`card`, `apple-pay`, `google-pay` and `cash-app`. Every market has Apple Pay and Google Pay.',
    override:
      '`paymentMethods`, an option of the checkout and of createService, with `onlyIn` and `notIn` for each row.',
  },
  'card.devices': {
    notShown: "The devices on which the provider's page accepts Apple Pay or Google Pay.",
    assumed:
      'Apple Pay requires a browser whose `ApplePaySession` reports that it can make payments. Google Pay works in every browser but those inside other apps.',
    override:
      '`paymentMethods`, an option of the checkout, whose rows name what they require in `needs`.',
  },
  'card.precision': {
    notShown: 'How many of the eight decimal places that the pattern allows can be bought.',
    assumed:
      'Two for a currency (EXACT_INPUT), six for a token (EXACT_OUTPUT). The service rejects a finer amount with validation_error and does not round it.',
    otherwise: "The checkout limits the buyer's input to those places.",
  },
  'card.limits': {
    notShown: 'The minimum and the maximum amount of a card purchase.',
    assumed:
      'None in the client. The simulator has no maximum, and its minimum is the amount at which the fees leave something to receive: a smaller one gets validation_error.',
    override:
      '`limits`, an option of `<Checkout>`, rejects an amount before it is sent. In production the service decides.',
  },
  'card.tokens': {
    notShown: 'Which tokens the service sells on which chain.',
    assumed: 'Every token on every chain. The simulator sells them all.',
    otherwise:
      'The service rejects a pair with validation_error, which the buyer reads above the form.',
  },
  'card.markets': {
    notShown: 'The 53 markets of the card rail.',
    assumed: 'Every country is accepted by default.',
    override: '`markets`, an option of createService. In production the service decides.',
  },
  'order.amount': {
    notShown:
      'What `amount` means for each trade type, and how the amount and the currency of an order derive from those of the checkout.',
    assumed:
      "With EXACT_INPUT, `amount` is the fiat that the buyer pays, fees included, and the `source.amount` of the order. With EXACT_OUTPUT, it is the token that the wallet receives. `source.currency` is the requested currency. If an order differs, the checkout shows an alarm and does not show the order's payment page.",
    override: "`orderAmount: 'any'`, an option of createOnrampClient.",
  },
  'card.euro_area': {
    notShown: 'The country codes of the euro area, whose default currency is EUR.',
    assumed:
      'The 21 members, and AX, GF, GP, MF, MQ, RE and YT, which are parts of Finland and France within the European Union. Countries that use the euro outside the euro area or the Union (AD, BL, MC, ME, PM, SM, TF, VA, XK) get USD, like all others.',
    override: '`currency`, an option of the checkout, which pins it.',
  },
  'card.regions': {
    notShown: 'Which country a browser region without an ISO 3166-1 code stands for.',
    assumed:
      'IC and EA are ES, AC and TA are SH, CP is FR, CQ is GG, and DG is IO. A withdrawn code is its successor. XK (Kosovo) stays. Areas such as EU, UN and 419 are not countries.',
    override: '`defaultCountry`, an option of the checkout.',
  },
  'order.moves': {
    notShown: 'Transitions out of order_completed, and the effect of later callbacks.',
    assumed:
      'order_completed moves to order_broadcasted or order_cancelled. A repeated or backward callback changes nothing. A terminal status is final.',
    otherwise:
      'The client shows the status as received, and treats only a known backward step as a late response.',
  },
  'order.scope': {
    notShown: 'Whether a publishable key can read an order that another key opened.',
    assumed: 'It cannot: for another key, as for another wallet, the order is not found.',
    otherwise: 'The client shows what the service answers.',
  },
  'accounts.register': {
    notShown:
      'The body and the response of POST /v1/virtual-accounts/register, and whether the request may be repeated.',
    assumed:
      'The body is `{wallet, country, email}`. The response is that of `accounts.status`. The service rejects a second registration.',
    override:
      "`schemas['virtualAccounts.register']`, an option of createOnrampClient, and `fieldNames.email`, an option of createOnrampClient and createService.",
  },
  'accounts.terms': {
    notShown:
      'The path and the payload of the terms-of-service step, whether the request may be repeated, and how often its page can be visited.',
    assumed:
      'POST /v1/virtual-accounts/terms-of-service with `{wallet}`, answered with `{url}`. It may be repeated. A URL may be valid for one visit. The page posts a window message with `signedAgreementId`, as in the superseded contract.',
    override:
      "`paths['virtualAccounts.termsOfService']`, an option of createOnrampClient and createService, and `schemas['virtualAccounts.termsOfService']`, of createOnrampClient.",
  },
  'accounts.verification': {
    notShown:
      'The path and the payload of the identity-verification step, whether the request may be repeated, and how often its page can be visited.',
    assumed:
      'POST /v1/virtual-accounts/identity-verification with `{wallet}`, answered with `{url}`. It may be repeated. A URL may be valid for one visit. The page posts no message.',
    override:
      "`paths['virtualAccounts.identityVerification']`, an option of createOnrampClient and createService, and `schemas['virtualAccounts.identityVerification']`, of createOnrampClient.",
  },
  'accounts.status': {
    notShown:
      'The path and the payload of the status poll, the meaning of each status, and the transitions of a customer.',
    assumed:
      'GET /v1/virtual-accounts/status?wallet=, answered with `{wallet, status, has_accepted_terms_of_service}` and the five customer statuses of the superseded contract: not_started → incomplete → under_review → active or rejected.',
    override:
      "`paths['virtualAccounts.status']`, an option of createOnrampClient and createService, and `schemas['virtualAccounts.status']`, of createOnrampClient.",
  },
  'accounts.errors': {
    notShown: 'The statuses and codes of the errors under /v1/virtual-accounts.',
    assumed:
      'Those of the same steps in the superseded contract, with 502 for `bridge_error`. The list of an unregistered wallet is empty.',
    otherwise: carriesUnknownErrors,
  },
  'accounts.instructions': {
    notShown:
      'The inner fields of source_deposit_instructions, and how long a bank transfer takes and what it costs.',
    assumed:
      'Any fields. The simulator sends those of the superseded contract. The components state no duration and no fees.',
    override:
      "`schemas['virtualAccounts.list']`, an option of createOnrampClient; `messages.bank.fields`, of OnrampProvider, for their labels.",
  },
  'accounts.opening': {
    notShown:
      'How an account is opened, for which currencies, and on which chain and token it pays out.',
    assumed:
      'The service opens accounts once the customer is active: USD, GBP and EUR, each paying out USDC on Base.',
    override: '`accounts`, an option of createService. The client shows what the list contains.',
  },
  'rail.segment': {
    notShown: 'The path segment that stands for the crypto-deposit rail.',
    assumed: '`rail`.',
    override: '`railSegment`, an option of createOnrampClient and of createService.',
  },
  'rail.errors': {
    notShown: 'The statuses and codes of the four errors of the rail config.',
    assumed: '400, 401, 403 and 429, as for the order read.',
    otherwise: carriesUnknownErrors,
  },
  'rail.webview': {
    notShown: 'How webview_url is opened, and how a deposit is authorized.',
    assumed:
      'With the query parameters `merchant_id` and `authorization`. The merchant issues the authorization and receives the amount of a Cash App deposit, which the URL does not carry. The simulator accepts any authorization.',
    override:
      '`buildUrl`, an argument of cryptoDepositUrl, openCryptoDeposit and `<CryptoDeposit>`.',
  },
  'fx.direction': {
    notShown: 'The base and the direction of the rates.',
    assumed: 'Nothing. The client passes the numbers through, and a conversion requires both.',
    override: '`base` and `direction`, arguments of convertForDisplay.',
  },
  'fx.errors': {
    notShown: 'The statuses and codes of the two errors of the rates.',
    assumed: '429 `rate_limited` and 502 `rates_unavailable`.',
    otherwise: carriesUnknownErrors,
  },
  'auth.origin': {
    notShown:
      'What the service does with a request without an `Origin` header, such as that of a server.',
    assumed:
      'A key without an allowlist works. A key with one gets origin_not_allowed, unless the server sends an `Origin` of the allowlist.',
    override:
      '`headers`, an option of createOnrampClient, and `originOf`, an option of createService.',
  },
  'rail.callbacks': {
    notShown:
      'The payload of the callbacks of the payment rail, but for their status, and how late they may arrive.',
    assumed:
      'The status alone, within a day: a watch then ends. The simulator takes `{status}` on its control route, and fills in the card of the payment itself.',
    otherwise: 'Only the service receives callbacks: the client reads the order.',
  },
  'errors.envelope': {
    notShown: 'The errors of what stands in front of the service, such as a gateway.',
    assumed:
      'Any body. JSON that is not the error envelope becomes a ContractError with the code `foreign_envelope`, and is retried only if its status is transient. The sixth of them without a successful read in between ends a poll, but not of a captured order, nor on a page that has shown its subject.',
    override: '`errors`, an option of createOnrampClient.',
  },
  'errors.request_id': {
    notShown: 'Whether a response carries an id of the request.',
    assumed:
      'In the header `X-Request-Id`, if at all, and if CORS exposes it. The simulator sends none.',
    override: '`requestIdHeader`, an option of createOnrampClient.',
  },
  'errors.field': {
    notShown: 'How a validation_error names its field.',
    assumed: "The message begins with the field's name and a colon, such as `country: …`.",
    override:
      '`errors`, an option of createOnrampClient, whose result names the `field`. Without a name, the checkout asks the buyer to check all fields.',
  },
  'errors.outcome': {
    notShown:
      'Which errors prove that the service did not act on a request, although a browser may send it twice.',
    assumed:
      'With a 4xx status: `publishable_key_missing`, `validation_error`, `invalid_publishable_key` and `origin_not_allowed`. In Node, which does not resend, also 400, 401, 403, 404 and 429 with any code, and 409 with a code that the operation lists.',
    override:
      '`rejections`, of codes and HTTP statuses, and `mayResend`, options of createOnrampClient.',
  },
  'limits.rate': {
    notShown: 'The thresholds and windows of the rate limit.',
    assumed:
      'A limit counts the requests of each key and origin; without a key, of each origin. The response states in `Retry-After` how many seconds to wait; more than 900 count as 900. The simulated service has no limit by default.',
    override: '`rateLimit`, an option of createService.',
  },
} as const satisfies Record<string, Assumption>

export type AssumptionId = keyof typeof assumptions
