import { FIAT_PLACES } from '../pricing/price.ts'
import { tariffs } from '../pricing/tariff.ts'
import type { Operation } from './call.ts'

/** GET /v1/fx: what one token costs in each currency, as a number. (Assumption `fx.direction`.) */
export const fxRates: Operation<'fx.rates'> = () => ({
  EUR: inUnits(tariffs.EUR.rate),
  GBP: inUnits(tariffs.GBP.rate),
  USD: inUnits(tariffs.USD.rate),
})

function inUnits(rate: bigint): number {
  return Number(rate) / 10 ** FIAT_PLACES
}
