'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnramp } from './OnrampContext.ts'

/**
 * Returns whether a moment (milliseconds since 1970) has passed. Checks at that moment and when the page becomes visible:
 * timers pause while the machine sleeps.
 */
export function useIsExpired(moment: number | undefined): boolean {
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

/** Returns `value` once it has not changed for `ms` milliseconds. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const { clock } = useOnramp().platform
  const [debounced, setDebounced] = useState(value)
  useEffect(() => clock.setTimeout(() => setDebounced(value), ms), [clock, value, ms])
  return debounced
}
