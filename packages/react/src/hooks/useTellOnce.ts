import type { CardOrder } from '@onramp-kit/core'
import { useCallback, useRef } from 'react'
import { useLatest } from './useLatest.ts'

/** Tells the newest `onStatus` of an order: once for each status it is seen in, however often it is read. */
export function useTellOnce(
  onStatus: ((order: CardOrder) => void) | undefined,
): (order: CardOrder | undefined) => void {
  const latest = useLatest(onStatus)
  const told = useRef(new Set<string>())
  return useCallback(
    (order) => {
      if (order === undefined || told.current.has(`${order.id} ${order.status}`)) return
      told.current.add(`${order.id} ${order.status}`)
      latest.current?.(order)
    },
    [latest],
  )
}
