import type { $brand, $ZodType } from 'zod/v4/core'
import { object } from './objects.ts'
import { noInput } from './primitives.ts'
import { number } from './values.ts'

/**
 * A rate for display. It prices nothing: the rail's own quote says what a user pays. The interface does not show its base
 * and direction. (Interface: What the service does 5; assumption `fx.direction`.)
 */
export type DisplayRate = number & $brand<'display rate'>
export const displayRate = number() as unknown as $ZodType<DisplayRate, number>

/** The display rates, as the service returns them. (Interface: Exchange rates.) */
export interface FxRates {
  /**
   * Rate of the euro.
   * @example 0.92
   */
  readonly EUR: DisplayRate
  /**
   * Rate of the pound.
   * @example 0.79
   */
  readonly GBP: DisplayRate
  /**
   * Rate of the dollar.
   * @example 1
   */
  readonly USD: DisplayRate
}
export const fxRates = object({ EUR: displayRate, GBP: displayRate, USD: displayRate })

/** Display rates: the one route without a publishable key. (Interface: GET /v1/fx.) */
export const fxRoutes = {
  /** Read the exchange rates for display. They price nothing: each rail's own quote says what a user pays. */
  'fx.rates': {
    method: 'GET',
    path: '/v1/fx',
    requiresKey: false,
    idempotent: true,
    input: noInput,
    response: fxRates,
    errors: ['rate_limited', 'rates_unavailable'],
    assumes: { response: ['fx.direction'], errors: ['fx.errors'] },
  },
} as const
