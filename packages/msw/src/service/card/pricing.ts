import { amountPlaces, type Currency, type TradeType } from '@onramp-kit/core/contract'
import type { Operation } from '../engine.ts'

/** A priced purchase. Fiat in hundredths of the currency, tokens in millionths. */
export interface Price {
  /** What the buyer pays, fees included: `processingFee + networkFee +` what the tokens cost. */
  readonly total: bigint
  readonly processingFee: bigint
  readonly networkFee: bigint
  /** What the wallet receives. */
  readonly tokens: bigint
  /** What one token costs. */
  readonly rate: bigint
}

export const FIAT_PLACES = amountPlaces.EXACT_INPUT
export const TOKEN_PLACES = amountPlaces.EXACT_OUTPUT

/** Token units times rate, in units of fiat: both scales are in the product, one has to go. */
const TOKEN_UNIT = 10n ** BigInt(TOKEN_PLACES)

/**
 * Prices a purchase in whole numbers only. The buyer pays rounded up and receives rounded down, and
 * the fees and the cost of the tokens add up to the total exactly.
 * @param units hundredths of fiat to spend for `EXACT_INPUT`, millionths of a token to receive for
 * `EXACT_OUTPUT`
 * @returns `undefined` when nothing would be left to receive
 */
export function price(units: bigint, currency: Currency, tradeType: TradeType): Price | undefined {
  const priced =
    tradeType === 'EXACT_INPUT' ? priceSpend(units, currency) : priceTarget(units, currency)
  return priced.tokens > 0n ? priced : undefined
}

function priceSpend(total: bigint, currency: Currency): Price {
  const { networkFee, rate } = tariffs[currency]
  const processingFee = divide(total * PROCESSING_FEE, 1000n, 'up')
  const left = total - processingFee - networkFee
  const tokens = left > 0n ? divide(left * TOKEN_UNIT, rate, 'down') : 0n
  return { total, processingFee, networkFee, tokens, rate }
}

function priceTarget(tokens: bigint, currency: Currency): Price {
  const { networkFee, rate } = tariffs[currency]
  const cost = divide(tokens * rate, TOKEN_UNIT, 'up')
  // The smallest total of which the processing fee leaves enough.
  const total = divide((cost + networkFee) * 1000n, 1000n - PROCESSING_FEE, 'up')
  return { total, processingFee: total - cost - networkFee, networkFee, tokens, rate }
}

/** What a purchase in one currency costs. All amounts in hundredths of that currency. */
interface Tariff {
  /** The price of one token. */
  readonly rate: bigint
  /** The part of the fees that does not depend on the amount. */
  readonly networkFee: bigint
}

/** Made up and fixed, so that a price can be foretold. A token is worth one dollar. */
export const tariffs: Readonly<Record<Currency, Tariff>> = {
  USD: { rate: 100n, networkFee: 99n },
  EUR: { rate: 92n, networkFee: 92n },
  GBP: { rate: 79n, networkFee: 79n },
}

/** The part of what the buyer pays that goes to processing it, in thousandths: 2.9 %. */
const PROCESSING_FEE = 29n

/** GET /v1/fx: what one token costs in each currency, as a number. (Assumption `fx.direction`.) */
export const fxRates: Operation<'fx.rates'> = () => ({
  EUR: inUnits(tariffs.EUR.rate),
  GBP: inUnits(tariffs.GBP.rate),
  USD: inUnits(tariffs.USD.rate),
})

function inUnits(rate: bigint): number {
  return Number(rate) / 10 ** FIAT_PLACES
}

/** What becomes of the digits there is no place for. */
type Rounding = 'up' | 'down'

/** Integer division of non-negative numbers, rounded as said. */
export function divide(dividend: bigint, divisor: bigint, rounding: Rounding): bigint {
  return rounding === 'down' ? dividend / divisor : (dividend + divisor - 1n) / divisor
}

/**
 * Decimal text as a whole number of units, `places` decimal places to one: `("1.5", 2)` is `150n`.
 * @returns `undefined` when it is no whole number of units; zeros at the end are no finer amount
 */
export function parseDecimal(text: string, places: number): bigint | undefined {
  const [whole = '0', written = ''] = text.split('.')
  const fraction = written.replace(/(?<!0)0+$/, '')
  return fraction.length > places ? undefined : BigInt(whole + fraction.padEnd(places, '0'))
}

/** Units as decimal text with all of its places: `(150n, 2)` is `"1.50"`. */
export function formatDecimal(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
