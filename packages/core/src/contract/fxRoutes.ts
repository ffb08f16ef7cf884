import { fxRates } from './fxRates.ts'
import { noInput } from './noInput.ts'

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
