import type { FxRates, OnrampClient, OnrampError, RailConfig } from '@onramp-kit/core'
import { queryOptions } from '@tanstack/react-query'
import type { OnrampQueryKey, OnrampQueryOptions } from './onrampKeys.ts'
import * as onrampKeys from './onrampKeys.ts'

/**
 * Query options of the rail's settings, which open the hosted crypto-deposit page. Fetched once and kept. (Interface: GET
 * /v1/rail/config.)
 */
export function railConfigQueryOptions(client: OnrampClient): OnrampQueryOptions<RailConfig> {
  return queryOptions<RailConfig, OnrampError, RailConfig, OnrampQueryKey<never>>({
    queryKey: onrampKeys.rail.config(client),
    queryFn: ({ signal }) => client.rail.config({ signal }),
    // The client has already retried.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * Query options of the service's display rates, fresh for a minute. Rates are for display only: request a quote to price
 * a purchase, and convert with `convertForDisplay`.
 */
export function fxRatesQueryOptions(client: OnrampClient): OnrampQueryOptions<FxRates> {
  return queryOptions<FxRates, OnrampError, FxRates, OnrampQueryKey<never>>({
    queryKey: onrampKeys.fx.rates(client),
    queryFn: ({ signal }) => client.fx.rates({ signal }),
    // The client has already retried.
    retry: false,
    staleTime: 60_000,
  })
}
