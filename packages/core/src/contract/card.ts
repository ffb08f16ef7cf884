import * as z from 'zod/mini'
import { amount, tradeType } from './amount.ts'
import { cardOrder, cardOrderInput, dateTime } from './cardOrder.ts'
import { chain, token } from './chain.ts'
import { keyedErrors } from './errors.ts'
import { country, currency, uuid, wallet } from './primitives.ts'

/**
 * A payment method's slug. (Interface: checkout body.) Which slugs exist is assumption `card.payment_methods`.
 * @example "card"
 */
export const paymentMethod = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9-]{2,32}$/,
      'must be 2 to 32 lowercase letters, digits or dashes, such as "card"',
    ),
  )

/** What opens a purchase. (Interface: POST /v1/card/checkout; assumptions `card.fields`, `card.required`.) */
export const cardCheckoutInput = z.object({
  amount,
  currency,
  country,
  payment_method: paymentMethod,
  trade_type: tradeType,
  wallet,
  chain,
  token,
})
export interface CardCheckoutInput extends z.infer<typeof cardCheckoutInput> {}

/** The order to follow and the hosted card page to show. (Interface: Checkout result.) */
export const cardCheckout = z.object({
  /** The order to poll. */
  order_id: uuid,
  /**
   * The hosted card page, to be shown in an iframe.
   * @format uri
   * @example "https://pay.example/pay/4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b"
   */
  url: z.string(),
})
export interface CardCheckout extends z.infer<typeof cardCheckout> {}

/** What a price is asked for: the checkout's body, the wallet optional. (Assumptions `card.quote`, `card.fields`.) */
export const cardQuoteInput = z.object({
  ...cardCheckoutInput.shape,
  wallet: z.optional(wallet),
})
export interface CardQuoteInput extends z.infer<typeof cardQuoteInput> {}

const decimalText = z.string().check(z.regex(/^\d+(\.\d+)?$/, 'must be decimal text'))

/** The price of a whole purchase: what is paid, what arrives, and the fees in between. (Assumption `card.quote`.) */
export const cardQuote = z.object({
  /** All that the buyer pays, fees included. */
  source: z.object({
    /** @example "USD" */
    currency: z.string(),
    /** @example "100.00" */
    amount: decimalText,
  }),
  /** What the wallet receives. */
  destination: z.object({
    /** @example 8453 */
    chain: z.number(),
    /** @example "USDC" */
    token: z.string(),
    /** @example "96.500000" */
    amount: decimalText,
  }),
  /** What is kept in between. */
  fees: z.optional(
    z.array(
      z.object({
        /** @example "processing" */
        type: z.string(),
        /** @example "3.50" */
        amount: decimalText,
        /** @example "USD" */
        currency: z.string(),
      }),
    ),
  ),
  /**
   * What one token costs.
   * @example "1.00"
   */
  rate: z.optional(decimalText),
  trade_type: z.optional(tradeType),
  /** When another quote is to be asked for. */
  expires_at: z.optional(dateTime),
})
export interface CardQuote extends z.infer<typeof cardQuote> {}

/** Buying with a card. (Interface: the routes under /v1/card.) */
export const cardRoutes = {
  /**
   * Price a purchase. The whole of it, either from a fiat spend or from a target crypto amount. A quote informs; it need
   * not be there for a purchase to be opened.
   */
  'card.quote': {
    method: 'POST',
    path: '/v1/card/quote',
    key: true,
    repeatable: true,
    input: cardQuoteInput,
    response: cardQuote,
    errors: [...keyedErrors, 'rail_error'],
    assumes: {
      input: ['card.quote', 'card.fields', 'card.required', 'card.precision'],
      response: ['card.quote'],
      errors: ['card.errors'],
    },
  },
  /**
   * Open a purchase. Amount, currency, payment method and country are fixed before the buyer sees the hosted page, so
   * that it opens on the payment step. Each request opens a purchase of its own.
   */
  'card.checkout': {
    method: 'POST',
    path: '/v1/card/checkout',
    key: true,
    repeatable: false,
    input: cardCheckoutInput,
    response: cardCheckout,
    errors: [...keyedErrors, 'rail_error'],
    assumes: {
      input: ['card.fields', 'card.required', 'card.precision'],
      errors: ['card.errors'],
    },
  },
  /**
   * Read an order. It is to be read until its status is `order_broadcasted` or `order_cancelled`. The order of another
   * wallet is not found.
   */
  'card.orders.get': {
    method: 'GET',
    path: '/v1/card/orders/{id}',
    key: true,
    repeatable: true,
    input: cardOrderInput,
    response: cardOrder,
    errors: [...keyedErrors, 'order_not_found'],
    assumes: { errors: ['order.scope'] },
  },
} as const
