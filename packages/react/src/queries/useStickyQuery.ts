'use client'

import { NetworkError, type OnrampError } from '@onramp-kit/core'
import { hashKey, type UseQueryOptions } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useProviderQuery } from '../provider/useProviderQuery.ts'
import type { OnrampQueryKey } from './onrampKeys.ts'
import { pollOf } from './polledQuery.ts'
import { useQueryClientOf } from './useOnrampQuery.ts'

/**
 * Like `useQuery`, but keeps the last data or error while refetching. React Query drops the error of a query without data
 * when a refetch starts, and the error message would flicker.
 */
export function useStickyQuery<Data, Input>(
  options: UseQueryOptions<Data, OnrampError, Data, OnrampQueryKey<Input>>,
) {
  const queryClient = useQueryClientOf(options.queryKey)
  const { data, error, isPending, isPaused, refetch } = useProviderQuery(options, queryClient)
  const key = hashKey(options.queryKey)
  const current = useMemo(() => ({ key, data, error, isPaused }), [key, data, error, isPaused])
  const [last, setLast] = useState(current)
  const isRefetching = isPending && !isPaused && last.key === key
  const shown = isRefetching ? last : current
  if (shown !== last) setLast(shown)

  const operation = options.queryKey[3]
  const reason = useMemo(
    () => (shown.isPaused ? new NetworkError(operation, 'none') : (shown.error ?? undefined)),
    [shown.isPaused, shown.error, operation],
  )
  const hasRequestInFlight = useCallback(
    () => queryClient.getQueryState(options.queryKey)?.fetchStatus === 'fetching',
    // oxlint-disable-next-line react/exhaustive-deps -- one key, one query
    [queryClient, key],
  )
  const refetchNow = useCallback(async () => {
    const read = refetch()
    // Offline, the read waits for a network.
    if (hasRequestInFlight()) await read
  }, [refetch, hasRequestInFlight])
  const poll = pollOf(queryClient, options.queryKey)
  return {
    data: shown.data,
    /** The error of the last request; a NetworkError while the query waits for a network. */
    error: reason,
    /** Returns whether a request is in flight now, not at the last render. */
    hasRequestInFlight,
    /** Whether the query polls on after its last response. */
    isPolled: typeof poll?.next() === 'number',
    /** What polling has seen. Undefined before the first response. */
    poll: poll?.state(),
    /** Refetches now; resolves once the request has succeeded or failed, or at once while it waits for a network. */
    refetch: refetchNow,
  }
}
