'use client'

import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

/** `useLayoutEffect` in a browser, `useEffect` on a server: React 18 warns of layout effects there. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Returns a ref to the latest value, for callbacks that are subscribed once. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useIsomorphicLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

const never = () => () => {}

/** Returns whether the component runs in a browser: false on a server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
