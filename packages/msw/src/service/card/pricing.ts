import { amountPlaces, type Currency, type TradeType } from '@onramp-kit/core/contract'
import { rates } from '../fx/rates.ts'

/** The price of a purchase. Fiat is in hundredths of the currency, tokens are in millionths. */
export interface Price {
  /** What the buyer pays: the fees and the cost of the tokens. */
  readonly total: bigint
  readonly processingFee: bigint
  readonly networkFee: bigint
  /** What the wallet receives. */
  readonly tokens: bigint
  /** The price of one token. */
  readonly rate: bigint
}

export const FIAT_PLACES = amountPlaces.EXACT_INPUT
export const TOKEN_PLACES = amountPlaces.EXACT_OUTPUT

/** Divides a product of token units and rate, to leave units of fiat. */
const TOKEN_UNIT = 10n ** BigInt(TOKEN_PLACES)

/**
 * Prices a purchase with integers only. Rounds up what the buyer pays and down what the wallet receives; fees and cost
 * of the tokens add up to the total exactly.
 * @param units hundredths of fiat to spend for `EXACT_INPUT`, millionths of a token to receive for `EXACT_OUTPUT`
 * @returns `undefined` when the fees leave nothing to receive
 */
export function price(units: bigint, currency: Currency, tradeType: TradeType): Price | undefined {
  const priced =
    tradeType === 'EXACT_INPUT' ? priceSpend(units, currency) : priceTarget(units, currency)
  return priced.tokens > 0n ? priced : undefined
}

function priceSpend(total: bigint, currency: Currency): Price {
  const networkFee = networkFees[currency]
  const rate = rates[currency]
  const processingFee = divideUp(total * PROCESSING_FEE, 1000n)
  const left = total - processingFee - networkFee
  const tokens = left > 0n ? (left * TOKEN_UNIT) / rate : 0n
  return { total, processingFee, networkFee, tokens, rate }
}

function priceTarget(tokens: bigint, currency: Currency): Price {
  const networkFee = networkFees[currency]
  const rate = rates[currency]
  const cost = divideUp(tokens * rate, TOKEN_UNIT)
  // The smallest total that covers cost and both fees.
  const total = divideUp((cost + networkFee) * 1000n, 1000n - PROCESSING_FEE)
  return { total, processingFee: total - cost - networkFee, networkFee, tokens, rate }
}

/** The fee that does not depend on the amount, in hundredths of the currency. Fixed, so that tests can predict prices. */
const networkFees: Readonly<Record<Currency, bigint>> = { USD: 99n, EUR: 92n, GBP: 79n }

/** The processing fee, in thousandths of what the buyer pays: 2.9 %. */
const PROCESSING_FEE = 29n

/** Divides non-negative integers and rounds up. */
export function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor
}

/**
 * Parses decimal text as an integer of units: `("1.5", 2)` is `150n`.
 * @param places decimal places of one unit
 * @returns `undefined` for text with more decimal places, trailing zeros aside
 */
export function parseDecimal(text: string, places: number): bigint | undefined {
  const [whole = '0', written = ''] = text.split('.')
  const fraction = written.replace(/(?<!0)0+$/, '')
  return fraction.length > places ? undefined : BigInt(whole + fraction.padEnd(places, '0'))
}

/** Formats units as decimal text with all decimal places: `(150n, 2)` is `"1.50"`. */
export function formatDecimal(units: bigint, places: number): string {
  const digits = units.toString().padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
