'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnramp } from './OnrampContext.ts'

/**
 * Whether a moment (milliseconds since 1970) has passed. Looked at when it comes, and when the page comes back: a timer
 * stands still while the machine sleeps.
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

/** A value once it has not changed for `ms`: so that not every keystroke asks for a price. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const { clock } = useOnramp().platform
  const [settled, setSettled] = useState(value)
  useEffect(() => clock.setTimeout(() => setSettled(value), ms), [clock, value, ms])
  return settled
}
