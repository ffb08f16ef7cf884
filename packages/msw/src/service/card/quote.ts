import { paymentMethodsFor } from '@onramp-kit/core/contract'
import type { Call, Engine, Operation } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'
import {
  FIAT_PLACES,
  formatDecimal,
  type Price,
  parseDecimal,
  price,
  TOKEN_PLACES,
} from './pricing.ts'

/** How long a quote holds, in milliseconds of the virtual clock. */
const VALID_MS = 60_000

/** POST /v1/card/quote. Nothing is kept of it. (Assumption `card.quote`.) */
export const quote: Operation<'card.quote'> = (call, engine) => {
  const { chain, currency, token, trade_type } = call.input
  const { networkFee, processingFee, rate, tokens, total } = priceCall(call, engine)
  const fiat = (units: bigint) => formatDecimal(units, FIAT_PLACES)
  return {
    source: { currency, amount: fiat(total) },
    destination: { chain, token, amount: formatDecimal(tokens, TOKEN_PLACES) },
    fees: [
      { type: 'processing', amount: fiat(processingFee), currency },
      { type: 'network', amount: fiat(networkFee), currency },
    ],
    rate: fiat(rate),
    trade_type,
    expires_at: new Date(engine.clock.now() + VALID_MS).toISOString(),
  }
}

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

/**
 * Lets pass only what the card rail offers in the buyer's country.
 * @throws ServiceError `validation_error`, naming `country` outside the markets, or a
 * `payment_method` that is none of that country's
 */
function checkOffered(call: Call<'card.quote'> | Call<'card.checkout'>, engine: Engine): void {
  const { country, payment_method: paymentMethod } = call.input
  const { markets } = effectsOf(engine)
  if (markets && !markets.includes(country)) {
    throw call.refusal('validation_error', `country: ${country} is not a market of the card rail`)
  }
  const slugs = paymentMethodsFor(country, engine.settings.paymentMethods).map(({ slug }) => slug)
  if (!slugs.includes(paymentMethod)) {
    const offered = slugs.length > 0 ? `must be one of ${slugs.join(', ')}, which are` : 'none is'
    throw call.refusal('validation_error', `payment_method: ${offered} offered in ${country}`)
  }
}
