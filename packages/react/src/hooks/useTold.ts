import { useEffect, useRef } from 'react'
import { useLatest } from './useLatest.ts'

/** Tells `listener` of `news` once for each `key`, the latest listener there is. Without a key there is nothing to tell. */
export function useTold<News>(
  key: string | undefined,
  news: News,
  listener: ((news: News) => void) | undefined,
): void {
  const told = useRef(new Set<string>())
  const latest = useLatest({ news, listener })
  useEffect(() => {
    if (key === undefined || told.current.has(key)) return
    told.current.add(key)
    latest.current.listener?.(latest.current.news)
  }, [key, latest])
}
