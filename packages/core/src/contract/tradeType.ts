import * as z from 'zod/mini'

/**
 * `EXACT_INPUT`: `amount` is the fiat the buyer pays. `EXACT_OUTPUT`: `amount` is the token the wallet receives.
 * (Interface: checkout body.)
 */
export const tradeType = z.enum(['EXACT_INPUT', 'EXACT_OUTPUT'])
export type TradeType = z.infer<typeof tradeType>

/** How many decimal places of an amount are bought: of a currency, of a token. (Assumption `card.precision`.) */
export const amountPlaces: Readonly<Record<TradeType, number>> = { EXACT_INPUT: 2, EXACT_OUTPUT: 6 }
