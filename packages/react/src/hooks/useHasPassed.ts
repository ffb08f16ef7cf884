'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { useOnramp } from './useOnramp.ts'

/**
 * Whether a moment (milliseconds since 1970) has passed. Looked at when it comes, and when the page comes back: a timer
 * stands still while the machine sleeps.
 */
export function useHasPassed(moment: number | undefined): boolean {
  const { clock, page } = useOnramp().platform
  const subscribe = useCallback(
    (listener: () => void) => {
      if (moment === undefined) return () => {}
      const cancel = clock.setTimeout(listener, moment - clock.now())
      const leave = page.subscribe(listener)
      return () => {
        cancel()
        leave()
      }
    },
    [clock, page, moment],
  )
  return useSyncExternalStore(
    subscribe,
    () => moment !== undefined && clock.now() >= moment,
    () => false,
  )
}
