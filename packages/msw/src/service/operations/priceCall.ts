import type { Engine } from '../engine.ts'
import { type Price, price } from '../pricing/price.ts'
import type { Call } from './call.ts'

/**
 * The price a quote and a checkout of the same input share.
 * @throws ServiceError `validation_error`, naming `country` outside the markets, or `amount` when
 * nothing would arrive
 */
export function priceCall(
  call: Call<'card.quote'> | Call<'card.checkout'>,
  { settings }: Engine,
): Price {
  const { amount, country, currency, trade_type: tradeType } = call.input
  if (settings.markets && !settings.markets.includes(country)) {
    throw call.refusal('validation_error', `country: ${country} is not a market of the card rail`)
  }
  const priced = price(amount, currency, tradeType)
  if (priced) return priced
  throw call.refusal('validation_error', 'amount: must leave something to receive after the fees')
}
