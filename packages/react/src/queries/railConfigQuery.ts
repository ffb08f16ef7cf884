import type { OnrampClient, OnrampError, RailConfig } from '@onramp-kit/core'
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
