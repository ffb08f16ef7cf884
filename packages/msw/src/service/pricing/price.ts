import { amountPlaces, type Currency, type TradeType } from '@onramp-kit/core/contract'
import { divide } from './decimal.ts'
import { PROCESSING_FEE, tariffs } from './tariff.ts'

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
