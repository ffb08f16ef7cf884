'use client'

import {
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type UseQueryOptions,
  type UseQueryResult,
  useIsRestoring,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useOnrampContext } from './OnrampContext.ts'

/** `useQuery` with a query client of the provider. A page that restores its own one does not delay reads of a private one. */
export function useProviderQuery<Queried, Failure, Data = Queried, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Queried, Failure, Data, Key>,
  queryClient: QueryClient,
): UseQueryResult<Data, Failure> {
  const { privateQueryClient } = useOnrampContext()
  // Not a context around the components: parts of the merchant, below them, use the merchant's query client.
  const isPaused = useIsRestoring() && queryClient === privateQueryClient
  const key = isPaused && hashKey(options.queryKey)
  const [, draw] = useState<object>()
  useEffect(
    () => (key ? new QueryObserver(queryClient, options).subscribe(draw) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- other options of one key are the same
    [key, options.enabled, queryClient],
  )
  return useQuery(options, queryClient)
}
