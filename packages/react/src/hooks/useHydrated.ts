'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this is a browser's own render: not on a server, nor in the render that takes over from it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
