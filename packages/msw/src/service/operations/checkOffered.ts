import { paymentMethodsFor } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'
import type { Call } from './call.ts'

/**
 * Lets pass only what the card rail offers in the buyer's country.
 * @throws ServiceError `validation_error`, naming `country` outside the markets, or a
 * `payment_method` that is none of that country's
 */
export function checkOffered(
  call: Call<'card.quote'> | Call<'card.checkout'>,
  engine: Engine,
): void {
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
