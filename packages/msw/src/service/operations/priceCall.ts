import type { Engine } from '../engine.ts'
import { parseDecimal } from '../pricing/decimal.ts'
import { FIAT_PLACES, type Price, price, TOKEN_PLACES } from '../pricing/price.ts'
import type { Call } from './call.ts'
import { checkOffered } from './checkOffered.ts'

/**
 * The price a quote and a checkout of the same input share.
 * @throws ServiceError `validation_error` for what is not offered, and naming `amount` when it is
 * finer than what it is an amount of, or when nothing would arrive
 */
export function priceCall(call: Call<'card.quote'> | Call<'card.checkout'>, engine: Engine): Price {
  checkOffered(call, engine)
  const { amount, currency, token, trade_type: tradeType } = call.input
  const [places, unit] =
    tradeType === 'EXACT_INPUT' ? [FIAT_PLACES, currency] : [TOKEN_PLACES, token]
  const units = parseDecimal(amount, places)
  if (units === undefined) {
    // Rounding it would be buying something else than what was asked for.
    throw call.refusal(
      'validation_error',
      `amount: must have at most ${places} decimal places, for ${tradeType} is an amount of ${unit}`,
    )
  }
  const priced = price(units, currency, tradeType)
  if (priced) return priced
  throw call.refusal('validation_error', 'amount: must leave something to receive after the fees')
}
