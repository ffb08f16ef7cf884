import type { Currency } from '@onramp-kit/core/contract'
import type { Operation } from '../operation.ts'

/**
 * The price of one token in each currency, in its hundredths. Fixed, so that tests can predict prices. One token is worth
 * one dollar.
 */
export const rates: Readonly<Record<Currency, bigint>> = { USD: 100n, EUR: 92n, GBP: 79n }

/** GET /v1/fx: the price of one token in each currency, as a number. (Assumption `fx.direction`.) */
export const fxRates: Operation<'fx.rates'> = () => ({
  EUR: toNumber(rates.EUR),
  GBP: toNumber(rates.GBP),
  USD: toNumber(rates.USD),
})

function toNumber(hundredths: bigint): number {
  return Number(hundredths) / 100
}
