'use client'

import { NetworkError, type OnrampError } from '@onramp-kit/core'
import type { PollState } from '@onramp-kit/core/internal'
import { hashKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { OnrampQueryKey } from './onrampKeys.ts'
import { pollOf } from './polledQuery.ts'
import { useQueryClientOf } from './useOnrampQuery.ts'

export interface StickyQueryResult<Data> {
  readonly data: Data | undefined
  /** The error of the last request; a NetworkError while the query waits for a network. */
  readonly error: OnrampError | undefined
  /** Whether the query polls on after its last response. */
  readonly isPolled: boolean
  /** What polling has seen. Undefined before the first response. */
  readonly poll: PollState | undefined
  /** Refetches now; resolves once the request has succeeded or failed. */
  readonly refetch: () => Promise<void>
}

/**
 * Like `useQuery`, but keeps the last data or error while refetching. React Query drops the error of a query without data
 * when a refetch starts, and the error message would flicker.
 */
export function useStickyQuery<Data, Input>(
  options: UseQueryOptions<Data, OnrampError, Data, OnrampQueryKey<Input>>,
): StickyQueryResult<Data> {
  const queryClient = useQueryClientOf(options.queryKey)
  const { data, error, isPending, isPaused, refetch } = useQuery(options, queryClient)
  const key = hashKey(options.queryKey)
  const current = { key, data, error, isPaused }
  const [last, setLast] = useState(current)
  const isRefetching = isPending && !isPaused && last.key === key
  const shown = isRefetching ? last : current
  if (isChanged(shown, last)) setLast(shown)

  const operation = options.queryKey[3]
  const reason = useMemo(
    () => (shown.isPaused ? new NetworkError(operation, 'none') : (shown.error ?? undefined)),
    [shown.isPaused, shown.error, operation],
  )
  const refetchNow = useCallback(async () => void (await refetch()), [refetch])
  const poll = pollOf(queryClient, options.queryKey)
  return {
    data: shown.data,
    error: reason,
    isPolled: typeof poll?.next() === 'number',
    poll: poll?.state(),
    refetch: refetchNow,
  }
}

function isChanged<T extends object>(next: T, last: T): boolean {
  return Object.entries(next).some(([name, value]) => last[name as keyof T] !== value)
}
