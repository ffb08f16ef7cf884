import type { FxRates, OnrampClient } from '@onramp-kit/core'
import { type ReadQuery, readQuery } from './readQuery.ts'

/** A minute: they are for display, and price nothing. */
const FRESH_FOR = 60_000

/** The service's display rates. Convert with `convertForDisplay`; ask for a quote to know what something costs. */
export function fxRatesQuery(client: OnrampClient): ReadQuery<FxRates, null> {
  return {
    ...readQuery(client, 'fx.rates', null, (_, options) => client.fx.rates(options)),
    staleTime: FRESH_FOR,
  }
}
