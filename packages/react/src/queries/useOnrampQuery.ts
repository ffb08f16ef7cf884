'use client'

import type { OnrampClient, OnrampError } from '@onramp-kit/core'
import type { QueryClient, UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import { useOnramp, useOnrampContext } from '../provider/OnrampContext.ts'
import { useProviderQuery } from '../provider/useProviderQuery.ts'
import type { OnrampQueryKey } from './onrampKeys.ts'

/**
 * Options of `useQuery` that a hook passes through, over its own defaults: `select`, `enabled`, `staleTime` and the rest.
 * Except `structuralSharing`, which all observers of a query share.
 */
export type QueryHookOptions<Queried, Input, Data = Queried> = Omit<
  UseQueryOptions<Queried, OnrampError, Data, OnrampQueryKey<Input>>,
  'queryKey' | 'queryFn' | 'queryKeyHashFn' | 'structuralSharing'
>

/** `useQuery` with the client and a query client of the nearest provider. */
export function useOnrampQuery<Queried, Input, Data>(
  describe: (
    client: OnrampClient,
  ) => Omit<UseQueryOptions<Queried, OnrampError, Queried, OnrampQueryKey<Input>>, 'select'>,
  options: QueryHookOptions<Queried, Input, Data> | undefined,
): UseQueryResult<Data, OnrampError> {
  const described = describe(useOnramp())
  const queryClient = useQueryClientOf(described.queryKey)
  // An option that is undefined keeps its default.
  const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined)
  return useProviderQuery({ ...described, ...Object.fromEntries(given) }, queryClient)
}

/** Returns the query client of a read. That of customers and bank accounts is always private. */
export function useQueryClientOf([, , , operation]: OnrampQueryKey): QueryClient {
  const { queryClient, privateQueryClient } = useOnrampContext()
  return operation.startsWith('virtualAccounts') ? privateQueryClient : queryClient
}
