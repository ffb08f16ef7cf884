import { paymentMethodsFor } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import type { Call, Operation } from '../operation.ts'
import { activeBehavior } from '../scenario/behavior.ts'
import {
  FIAT_PLACES,
  formatDecimal,
  type Price,
  parseDecimal,
  price,
  TOKEN_PLACES,
} from './pricing.ts'

/** How long a quote is valid, in milliseconds of the virtual clock. */
const VALID_MS = 60_000

/** POST /v1/card/quote. The service does not store quotes. (Assumption `card.quote`.) */
export const quote: Operation<'card.quote'> = (call, engine) => {
  const { chain, currency, token, trade_type } = call.input
  const { networkFee, processingFee, rate, tokens, total } = validateAndPrice(call, engine)
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
 * Prices the input of a quote or a checkout.
 * @throws ServiceError `validation_error` for a purchase that is not offered, an `amount` with too many decimal places,
 * or one that leaves nothing after the fees
 */
export function validateAndPrice(
  call: Call<'card.quote'> | Call<'card.checkout'>,
  engine: Engine,
): Price {
  checkOffered(call, engine)
  const { amount, currency, token, trade_type: tradeType } = call.input
  const [places, unit] =
    tradeType === 'EXACT_INPUT' ? [FIAT_PLACES, currency] : [TOKEN_PLACES, token]
  const units = parseDecimal(amount, places)
  if (units === undefined) {
    // Rounding would buy a different amount than the caller asked for.
    throw call.error(
      'validation_error',
      `amount: must have at most ${places} decimal places, because ${tradeType} is an amount of ${unit}`,
    )
  }
  const priced = price(units, currency, tradeType)
  if (priced) return priced
  throw call.error('validation_error', 'amount: must leave something to receive after the fees')
}

/** @throws ServiceError `validation_error` for a `country` or `payment_method` that the card rail does not offer there */
function checkOffered(call: Call<'card.quote'> | Call<'card.checkout'>, engine: Engine): void {
  const { country, payment_method: paymentMethod } = call.input
  const { markets } = activeBehavior(engine)
  if (markets && !markets.includes(country)) {
    throw call.error('validation_error', `country: ${country} is not a market of the card rail`)
  }
  const slugs = paymentMethodsFor(country, engine.settings.paymentMethods).map(({ slug }) => slug)
  if (!slugs.includes(paymentMethod)) {
    const offered = slugs.length > 0 ? `must be one of ${slugs.join(', ')}, which are` : 'none is'
    throw call.error('validation_error', `payment_method: ${offered} offered in ${country}`)
  }
}
