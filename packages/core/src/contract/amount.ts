import { oneOf, text } from './values.ts'

/** Pattern of an amount in a request: decimal text, at most 12 integer digits and 8 decimal places. */
export const AMOUNT_PATTERN = /^\d{1,12}(\.\d{1,8})?$/
export const AMOUNT_RULE =
  'must be decimal text such as "19.99": at most 12 digits, then at most 8 decimal places'

/**
 * Decimal text, never a number: at most 12 integer digits and 8 decimal places. (Interface: Limits 1.)
 * @example "100"
 * @example "19.99"
 */
export const amount = text(AMOUNT_PATTERN, AMOUNT_RULE)

/**
 * `EXACT_INPUT`: `amount` is the fiat the buyer pays. `EXACT_OUTPUT`: `amount` is the token the wallet receives.
 * (Interface: checkout body; assumption `order.amount`.)
 */
export type TradeType = 'EXACT_INPUT' | 'EXACT_OUTPUT'
export const tradeType = oneOf(['EXACT_INPUT', 'EXACT_OUTPUT'])

/** Decimal places of an amount that can be bought: of a currency, of a token. (Assumption `card.precision`.) */
export const amountPlaces: Readonly<Record<TradeType, number>> = { EXACT_INPUT: 2, EXACT_OUTPUT: 6 }
