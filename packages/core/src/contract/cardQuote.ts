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
  source: z.object({ currency: z.string(), amount: decimalText }),
  destination: z.object({ chain: z.number(), token: z.string(), amount: decimalText }),
  fees: z.optional(
    z.array(z.object({ type: z.string(), amount: decimalText, currency: z.string() })),
  ),
  rate: z.optional(decimalText),
  trade_type: z.optional(tradeType),
  expires_at: z.optional(dateTime),
})
export interface CardQuote extends z.infer<typeof cardQuote> {}
