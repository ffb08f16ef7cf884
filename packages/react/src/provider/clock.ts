'use client'

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useOnramp } from './OnrampContext.ts'

/** Returns whether a moment has passed, by the same clocks as `useCountdown`. */
export function useIsExpired(moment: number | undefined, time?: 'now' | 'monotonic'): boolean {
  return useCountdown(moment, 0, time) === 0
}

/**
 * Returns the seconds until a moment, rounded up: `undefined` earlier than `within` seconds before it, 0 afterwards. Also
 * updates when the page becomes visible: timers pause while the machine sleeps.
 *
 * @param time the clock of `moment`: milliseconds since 1970, or monotonic ones
 */
export function useCountdown(
  moment: number | undefined,
  within: number,
  time: 'now' | 'monotonic' = 'now',
): number | undefined {
  const { clock, page } = useOnramp().platform
  const subscribe = useCallback(
    (listener: () => void) => {
      if (moment === undefined) return () => {}
      let cancel = () => {}
      function arm() {
        cancel()
        const left = (moment ?? 0) - clock[time]()
        const wait = left > within * 1000 ? left - within * 1000 : left % 1000 || 1000
        if (left > 0) cancel = clock.setTimeout(update, wait)
      }
      function update() {
        listener()
        arm()
      }
      arm()
      const leave = page.subscribe(update)
      return () => {
        cancel()
        leave()
      }
    },
    [clock, page, moment, within, time],
  )
  return useSyncExternalStore(
    subscribe,
    () => {
      if (moment === undefined) return undefined
      const left = Math.ceil((moment - clock[time]()) / 1000)
      return left > within ? undefined : Math.max(0, left)
    },
    () => undefined,
  )
}

/** Returns `value` once it has not changed for `ms` milliseconds. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const { clock } = useOnramp().platform
  const [debounced, setDebounced] = useState(value)
  useEffect(() => clock.setTimeout(() => setDebounced(value), ms), [clock, value, ms])
  return debounced
}
