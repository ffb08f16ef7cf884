'use client'

import type { RailConfig } from '@onramp-kit/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { railConfigQuery } from '../queries/railConfigQuery.ts'
import { useOnrampContext } from './useOnrampContext.ts'

/** What opens the hosted crypto-deposit flow, read once. */
export function useRailConfig(): UseQueryResult<RailConfig> {
  const { client, queryClient } = useOnrampContext()
  return useQuery(railConfigQuery(client), queryClient)
}
