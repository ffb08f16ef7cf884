'use client'

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** An effect before the first paint. A server has none, and React 18 warns of asking it for one. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The newest value, for callbacks that are subscribed once. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useIsomorphicLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

const never = () => () => {}

/** Whether this is a browser's own render: not on a server, nor in the render that takes over from it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
