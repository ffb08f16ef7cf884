import * as z from 'zod/mini'
import { noInput } from './primitives.ts'

/**
 * A rate for display. It prices nothing: what a user pays is in the rail's own quote. Its base and its direction are not
 * shown, so that by itself it says little. (Interface: What the service does 5; assumption
 * `fx.direction`.)
 */
export const displayRate = z.number().brand<'display rate'>()
export type DisplayRate = z.infer<typeof displayRate>

/** The display rates, as the service gives them. (Interface: Exchange rates.) */
export const fxRates = z.object({
  /** @example 0.92 */
  EUR: displayRate,
  /** @example 0.79 */
  GBP: displayRate,
  /** @example 1 */
  USD: displayRate,
})
export interface FxRates extends z.infer<typeof fxRates> {}

/** Display rates: the one route without a publishable key. (Interface: GET /v1/fx.) */
export const fxRoutes = {
  /** Read the exchange rates for display. They price nothing: what a user pays is in each rail's own quote. */
  'fx.rates': {
    method: 'GET',
    path: '/v1/fx',
    key: false,
    repeatable: true,
    input: noInput,
    response: fxRates,
    errors: ['rate_limited', 'rates_unavailable'],
    assumes: { response: ['fx.direction'], errors: ['fx.errors'] },
  },
} as const
