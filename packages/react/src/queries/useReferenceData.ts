'use client'

import type { FxRates, OnrampError, RailConfig } from '@onramp-kit/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { fxRatesQueryOptions, railConfigQueryOptions } from './referenceDataQueries.ts'
import { type QueryHookOptions, useOnrampQuery } from './useOnrampQuery.ts'

/**
 * Reads the rail's settings, which open the hosted crypto-deposit page, once.
 *
 * @example
 * const { data: config } = useRailConfig()
 */
export function useRailConfig<Data = RailConfig>(
  options?: QueryHookOptions<RailConfig, never, Data>,
): UseQueryResult<Data, OnrampError> {
  return useOnrampQuery(railConfigQueryOptions, options)
}

/**
 * Reads the service's display rates. Never price a purchase with them: request a quote.
 *
 * @example
 * const { data: rates } = useFxRates({ staleTime: 5 * 60_000 })
 */
export function useFxRates<Data = FxRates>(
  options?: QueryHookOptions<FxRates, never, Data>,
): UseQueryResult<Data, OnrampError> {
  return useOnrampQuery(fxRatesQueryOptions, options)
}
