'use client'

import { useRef } from 'react'
import { useBeforePaint } from './useBeforePaint.ts'

/** The newest value, for callbacks that are subscribed once. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useBeforePaint(() => {
    latest.current = value
  })
  return latest
}
