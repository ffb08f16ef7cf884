/** One place where the interface is silent. */
export interface Assumption {
  /** What the interface leaves out. */
  readonly notShown: string
  /** What this code takes to be so. */
  readonly assumed: string
  /** How a user of the packages says otherwise. */
  readonly override: string
}

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
    override: 'none: a purchase that leaves one out is refused before it is sent',
  },
  'card.quote': {
    notShown: 'the request and the response of POST /v1/card/quote',
    assumed:
      "request: the checkout's body with `wallet` optional; response: `source {currency, amount}`, `destination {chain, token, amount}`, and where given `fees [{type, amount, currency}]`, `rate`, `trade_type`, `expires_at`; in EXACT_INPUT `source.amount` is all the buyer pays, fees included",
    override:
      '`schemas.quote`, an option of createOnrampClient; a quote that is missing or foreign never blocks a purchase',
  },
  'card.errors': {
    notShown: 'the statuses and codes of the five errors of checkout',
    assumed: 'those of the order read, with 502 `rail_error` for a failing rail in place of 404',
    override: 'none needed: a code or status unknown to the client is carried as it came',
  },
  'card.payment_methods': {
    notShown:
      'the slugs of the four payment-method rows, and the markets without Apple Pay or Google Pay',
    assumed: '`card`, `apple-pay`, `google-pay`, `cash-app`; no market without the wallets',
    override:
      '`paymentMethods`, an option of the checkout and of createService, with `onlyIn` and `notIn` per row',
  },
  'card.precision': {
    notShown:
      'how many decimal places of an amount are bought, within the eight the pattern allows',
    assumed:
      'two of a currency (EXACT_INPUT), six of a token (EXACT_OUTPUT); a finer amount is refused with validation_error rather than rounded',
    override: 'none: what the buyer types is held to two places before it is sent',
  },
  'card.markets': {
    notShown: 'the 53 markets of the card rail',
    assumed: 'no country is refused by default',
    override: '`markets`, an option of createService; the service itself decides',
  },
  'order.moves': {
    notShown: 'moves out of order_completed, and what later callbacks do',
    assumed:
      'order_completed moves to order_broadcasted or order_cancelled; a repeated or backward callback changes nothing; a terminal status is final',
    override:
      'none: what the service answers is shown, only a known backward step is taken for a late reply',
  },
  'limits.rate': {
    notShown: 'the thresholds and windows of the rate limit',
    assumed: '120 requests a minute for each key and origin',
    override: '`rateLimit`, an option of createService',
  },
} as const satisfies Record<string, Assumption>

export type AssumptionId = keyof typeof assumptions
