import * as z from 'zod/mini'
import { cardCheckoutInput } from './cardCheckout.ts'
import { dateTime } from './dateTime.ts'
import { tradeType } from './tradeType.ts'
import { wallet } from './wallet.ts'

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
