'use client'

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStep } from './Step.tsx'

/**
 * Animates the height of the component around it from one step to the next, unless it is a dialog, or the buyer's device asks
 * for less motion. Renders nothing visible.
 */
export function HeightMotion() {
  const marker = useRef<HTMLSpanElement>(null)
  const height = useRef(0)
  const { key } = useStep()
  const shownKey = useRef(key)
  useEffect(() => {
    const root = rootOf(marker.current)
    if (root === undefined) return undefined
    const observer = new ResizeObserver(() => {
      height.current = root.offsetHeight
    })
    observer.observe(root)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    const root = rootOf(marker.current)
    if (root === undefined || key === shownKey.current) return
    shownKey.current = key
    const [from, to] = [height.current, root.offsetHeight]
    if (from === to) return
    const frames = { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] }
    root.animate(frames, { duration: 180, easing: 'ease' })
  }, [key])
  return <span ref={marker} hidden />
}

/** Returns the root whose height is to move, if it may. */
function rootOf(marker: HTMLElement | null): HTMLElement | undefined {
  const query = '(prefers-reduced-motion: no-preference)'
  if (typeof ResizeObserver !== 'function' || !globalThis.matchMedia?.(query).matches)
    return undefined
  // Clipping a dialog would lose how far it is scrolled.
  return marker?.closest<HTMLElement>('.onramp-root:not(dialog)') ?? undefined
}
