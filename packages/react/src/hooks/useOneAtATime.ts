'use client'

import { useCallback, useRef } from 'react'

/**
 * Runs one action at a time: a click while the last one is under way is the same click. A busy button alone does not see
 * to that, for the second click may come before it is drawn. What the action fails with, its mutation holds.
 */
export function useOneAtATime(): (action: () => Promise<unknown>) => void {
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
