'use client'

import type { FxRates } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { fxRatesQuery } from './fxRatesQuery.ts'

/** The service's display rates. They price nothing. */
export function useFxRates(): UseQueryResult<FxRates> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(fxRatesQuery(client), queryClient)
}
