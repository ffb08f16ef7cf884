'use client'

import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useOnrampContext } from '../provider/OnrampContext.ts'

type Options<Data, Input> = Pick<
  UseMutationOptions<Data, Error, Input>,
  'mutationFn' | 'onSuccess' | 'onError'
>

/**
 * Something the buyer does: sent once, at once, and never again by itself. Nothing is kept of it when its component goes.
 * (React Query would find that out by timers, which outlive the component; without time to keep it, it asks ceaselessly.)
 */
export function useActionMutation<Data, Input>(
  options: Options<Data, Input>,
): UseMutationResult<Data, Error, Input> {
  const { queryClient } = useOnrampContext()
  const id = useId()
  useEffect(() => {
    const cache = queryClient.getMutationCache()
    return () => {
      for (const mutation of cache.findAll({ mutationKey: ['onramp-kit', id] }))
        cache.remove(mutation)
    }
  }, [queryClient, id])
  return useMutation(
    {
      ...options,
      mutationKey: ['onramp-kit', id],
      retry: false,
      networkMode: 'always',
      gcTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
}

/**
 * Runs one action at a time: a click while the last one is under way is the same click. A busy button alone does not see
 * to that, for the second click may come before it is drawn. What the action fails with, its mutation holds.
 */
export function useSingleFlight(): (action: () => Promise<unknown>) => void {
  const isRunning = useRef(false)
  return useCallback((action) => {
    if (isRunning.current) return
    isRunning.current = true
    const end = () => {
      isRunning.current = false
    }
    action().then(end, end)
  }, [])
}
