'use client'

import type { CardOrder, Customer } from '@onramp-kit/core'
import { useCallback, useRef } from 'react'
import { useLatest } from '../ui/lifecycle.ts'

/**
 * Tells the newest `onStatus` of an order or a customer: once for each status it is seen in, however often it is read.
 * One that throws takes nothing off the page: its error is reported as an unhandled rejection.
 */
export function useStatusCallback<Seen extends CardOrder | Customer>(
  onStatus: ((seen: Seen) => void) | undefined,
): (seen: Seen | undefined) => void {
  const latest = useLatest(onStatus)
  const told = useRef(new Set<string>())
  return useCallback(
    (seen) => {
      if (seen === undefined) return
      const key = `${'id' in seen ? seen.id : seen.wallet} ${seen.status}`
      if (told.current.has(key)) return
      told.current.add(key)
      void (async () => latest.current?.(seen))()
    },
    [latest],
  )
}
