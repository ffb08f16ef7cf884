'use client'

import type { FxRates } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { fxRatesQuery } from '../queries/fxRatesQuery.ts'
import { useOnrampContext } from './useOnrampContext.ts'

/** The service's display rates. They price nothing. */
export function useFxRates(): UseQueryResult<FxRates> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(fxRatesQuery(client), queryClient)
}
