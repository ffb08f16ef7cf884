'use client'

import type { RailConfig } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { railConfigQuery } from './railConfigQuery.ts'

/** What opens the hosted crypto-deposit flow, read once. */
export function useRailConfig(): UseQueryResult<RailConfig> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(railConfigQuery(client), queryClient)
}
