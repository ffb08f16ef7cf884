import * as z from 'zod/mini'

/** The shape of an amount in a request: decimal text, at most 12 integer digits and 8 decimal places. */
export const AMOUNT_PATTERN = /^\d{1,12}(\.\d{1,8})?$/

/**
 * Decimal text, never a number: at most 12 integer digits and 8 decimal places. (Interface: Limits 1.)
 * @example "100"
 * @example "19.99"
 */
export const amount = z
  .string()
  .check(
    z.regex(
      AMOUNT_PATTERN,
      'must be decimal text such as "19.99": at most 12 digits, then at most 8 decimal places',
    ),
  )

/**
 * `EXACT_INPUT`: `amount` is the fiat the buyer pays. `EXACT_OUTPUT`: `amount` is the token the wallet receives.
 * (Interface: checkout body.)
 */
export const tradeType = z.enum(['EXACT_INPUT', 'EXACT_OUTPUT'])
export type TradeType = z.infer<typeof tradeType>

/** How many decimal places of an amount are bought: of a currency, of a token. (Assumption `card.precision`.) */
export const amountPlaces: Readonly<Record<TradeType, number>> = { EXACT_INPUT: 2, EXACT_OUTPUT: 6 }
