import { amount, type TradeType, tradeType } from './amount.ts'
import { cardOrder, cardOrderInput, dateTime } from './cardOrder.ts'
import { type Chain, chain, type Token, token } from './chain.ts'
import { keyedErrors } from './errors.ts'
import { array, object, optional } from './objects.ts'
import { type PaymentMethod, paymentMethod } from './paymentMethods.ts'
import { type Currency, country, currency, uuid, wallet } from './primitives.ts'
import { number, string, text } from './values.ts'

/** A purchase to open. (Interface: POST /v1/card/checkout; assumptions `card.fields`, `card.required`.) */
export interface CardCheckoutInput {
  /**
   * Decimal text of at most 12 digits and 8 decimal places: fiat for `EXACT_INPUT`, token for `EXACT_OUTPUT`. The service
   * takes 2 decimal places of a currency and 6 of a token.
   */
  readonly amount: string
  /** The fiat currency the buyer pays in. */
  readonly currency: Currency
  /** The buyer's country: ISO 3166-1 alpha-2, uppercase. */
  readonly country: string
  /** Slug of the payment method. `paymentMethodsFor(country)` lists those of a country. */
  readonly payment_method: PaymentMethod
  /** `EXACT_INPUT`: `amount` is the fiat the buyer pays. `EXACT_OUTPUT`: `amount` is the token the wallet receives. */
  readonly trade_type: TradeType
  /** The EVM address that receives the token: 0x and 40 hexadecimal digits. */
  readonly wallet: string
  /**
   * The destination chain: 1 Ethereum, 8453 Base, 999 HyperEVM, 1337 HyperCore, 4326 MegaETH, 143 Monad, 137 Polygon, 42161
   * Arbitrum.
   */
  readonly chain: Chain
  /** The token the wallet receives. */
  readonly token: Token
}
const purchase = {
  amount,
  currency,
  country,
  payment_method: paymentMethod,
  trade_type: tradeType,
  wallet,
  chain,
  token,
}
export const cardCheckoutInput = object(purchase)

/** An opened purchase: the order to poll and the hosted card page to show. (Interface: Checkout result.) */
export interface CardCheckout {
  /** UUID of the order to poll. */
  readonly order_id: string
  /**
   * The hosted card page, to be shown in an iframe. The client returns it unchecked; `hostFrame` checks it. Before you link or
   * navigate to it, check that it is https and has another origin than your page.
   * @format uri
   * @example "https://pay.example/pay/4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b"
   */
  readonly url: string
}
export const cardCheckout = object({ order_id: uuid, url: string() })

/** A purchase to price: the checkout's body, with the wallet optional. (Assumptions `card.quote`, `card.fields`.) */
export interface CardQuoteInput extends Omit<CardCheckoutInput, 'wallet'> {
  /** The EVM address that receives the token. */
  readonly wallet?: string | undefined
}
export const cardQuoteInput = object({ ...purchase, wallet: optional(wallet) })

const decimalText = text(/^\d+(\.\d+)?$/, 'must be decimal text')

/** The price of a whole purchase: what the buyer pays, what the wallet receives, and the fees. (Assumption `card.quote`.) */
export interface CardQuote {
  /** All that the buyer pays, fees included. */
  readonly source: {
    /**
     * The fiat currency.
     * @example "USD"
     */
    readonly currency: string
    /**
     * Decimal text in `currency`.
     * @example "100.00"
     */
    readonly amount: string
  }
  /** What the wallet receives. */
  readonly destination: {
    /**
     * The destination chain by the service's own id.
     * @example 8453
     */
    readonly chain: number
    /**
     * Symbol of the token.
     * @example "USDC"
     */
    readonly token: string
    /**
     * Decimal text in `token`.
     * @example "96.500000"
     */
    readonly amount: string
  }
  /** The fees between both. */
  readonly fees?:
    | readonly {
        /**
         * What the fee is for.
         * @example "processing"
         */
        readonly type: string
        /**
         * Decimal text in `currency`.
         * @example "3.50"
         */
        readonly amount: string
        /**
         * Currency of the fee.
         * @example "USD"
         */
        readonly currency: string
      }[]
    | undefined
  /**
   * The price of one token, as decimal text.
   * @example "1.00"
   */
  readonly rate?: string | undefined
  /** The trade type that was priced. */
  readonly trade_type?: TradeType | undefined
  /** When the quote expires, as RFC 3339 text. */
  readonly expires_at?: string | undefined
}
export const cardQuote = object({
  source: object({ currency: string(), amount: decimalText }),
  destination: object({ chain: number(), token: string(), amount: decimalText }),
  fees: optional(array(object({ type: string(), amount: decimalText, currency: string() }))),
  rate: optional(decimalText),
  trade_type: optional(tradeType),
  expires_at: optional(dateTime),
})

/** Card purchases. (Interface: the routes under /v1/card.) */
export const cardRoutes = {
  /**
   * Price a purchase. Prices the whole purchase, either from a fiat spend or from a target crypto amount. A purchase can be
   * opened without a quote.
   */
  'card.quote': {
    method: 'POST',
    path: '/v1/card/quote',
    requiresKey: true,
    idempotent: true,
    input: cardQuoteInput,
    response: cardQuote,
    errors: keyedErrors('rail_error'),
    assumes: {
      input: ['card.quote', 'card.fields', 'card.required', 'card.precision'],
      response: ['card.quote'],
      errors: ['card.errors'],
    },
  },
  /**
   * Open a purchase. Amount, currency, payment method and country are fixed before the buyer sees the hosted page, so
   * that it opens on the payment step. Each request opens another purchase.
   */
  'card.checkout': {
    method: 'POST',
    path: '/v1/card/checkout',
    requiresKey: true,
    idempotent: false,
    input: cardCheckoutInput,
    response: cardCheckout,
    errors: keyedErrors('rail_error'),
    assumes: { input: ['card.fields', 'card.required', 'card.precision'], errors: ['card.errors'] },
  },
  /**
   * Read an order. Poll it until its status is `order_broadcasted` or `order_cancelled`. The order of another wallet is not
   * found. (Assumption `order.scope`.)
   */
  'card.orders.get': {
    method: 'GET',
    path: '/v1/card/orders/{id}',
    requiresKey: true,
    idempotent: true,
    input: cardOrderInput,
    response: cardOrder,
    errors: keyedErrors('order_not_found'),
    assumes: {},
  },
} as const
