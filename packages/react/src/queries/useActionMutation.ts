'use client'

import type { OnrampError } from '@onramp-kit/core'
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useOnrampContext } from '../provider/OnrampContext.ts'

/** Options of `useMutation` that a hook passes through. The callbacks run even if the component has unmounted. */
export type MutationHookOptions<Data, Input> = Pick<
  UseMutationOptions<Data, OnrampError, Input>,
  'onSuccess' | 'onError' | 'onSettled' | 'meta'
>

/**
 * A mutation for an action of the buyer: sent immediately, once per call, never retried. Its result is removed from the
 * cache when the component unmounts.
 */
export function useActionMutation<Data, Input>(
  options: UseMutationOptions<Data, OnrampError, Input>,
): UseMutationResult<Data, OnrampError, Input> {
  const { privateQueryClient } = useOnrampContext()
  // A key of the mutations of this component; ids of `useId` repeat in another React root.
  const [id] = useState(() => Symbol())
  useEffect(() => {
    const cache = privateQueryClient.getMutationCache()
    return () => {
      for (const mutation of cache.findAll({ mutationKey: ['onramp-kit', id] }))
        cache.remove(mutation)
    }
  }, [privateQueryClient, id])
  return useMutation(
    {
      ...options,
      mutationKey: ['onramp-kit', id],
      retry: false,
      networkMode: 'always',
      // A garbage-collection timer would outlive the component, and `gcTime: 0` reschedules itself while pending.
      gcTime: Number.POSITIVE_INFINITY,
    },
    privateQueryClient,
  )
}

/**
 * Runs one action at a time and ignores calls while one is running: a second click can arrive before the button renders
 * as disabled. Rejections are ignored here; the mutation holds the error.
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
