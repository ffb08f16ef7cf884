'use client'

import type { FxRates, OnrampError } from '@onramp-kit/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { fxRatesQueryOptions } from './fxRatesQuery.ts'
import { type QueryHookOptions, useOnrampQuery } from './useOnrampQuery.ts'

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
