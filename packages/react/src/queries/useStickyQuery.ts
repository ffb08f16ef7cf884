'use client'

import { NetworkError, type OnrampError } from '@onramp-kit/core'
import { hashKey, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import type { ReadQuery } from './readQuery.ts'

/** What is known from one read. */
export interface Reading<Data> {
  readonly data: Data | undefined
  /** Why it was not answered the last time; that it waits for a network is a reason. */
  readonly error: OnrampError | undefined
  /** Asks again, now; resolves when that has ended one way or the other. */
  readonly ask: () => Promise<void>
}

/**
 * A read for those who draw it: while it is asked again the last answer stays, an error as well. (React Query forgets an
 * error then where there is no data yet, and what stood on the page would be gone and come back.)
 */
export function useStickyQuery<Data, Input>(query: ReadQuery<Data, Input>): Reading<Data> {
  const { queryClient } = useOnrampContext()
  const { data, error, isPending, isPaused, refetch } = useQuery(query, queryClient)
  const key = hashKey(query.queryKey)
  const now = { key, data, error, isPaused }
  const [last, setLast] = useState(now)
  const isAskedAgain = isPending && !isPaused && last.key === key
  const shown = isAskedAgain ? last : now
  if (isNews(shown, last)) setLast(shown)

  const operation = query.queryKey[3]
  const reason = useMemo(
    () => (shown.isPaused ? new NetworkError(operation, 'none') : shown.error),
    [shown.isPaused, shown.error, operation],
  )
  const ask = useCallback(async () => void (await refetch()), [refetch])
  // The client throws nothing but its own errors.
  return { data: shown.data, error: (reason as OnrampError | null) ?? undefined, ask }
}

function isNews<T extends object>(next: T, last: T): boolean {
  return Object.entries(next).some(([name, value]) => last[name as keyof T] !== value)
}
