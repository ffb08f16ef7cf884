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
  const animation = useRef<Animation>(undefined)
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
    const from = height.current
    // Its height is not that of the step.
    animation.current?.cancel()
    const to = root.offsetHeight
    if (from === to || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return
    const frames = { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] }
    animation.current = root.animate(frames, { duration: 180, easing: 'ease' })
  }, [key])
  return <span ref={marker} hidden />
}

/** Returns the root whose height is to move. */
function rootOf(marker: HTMLElement | null): HTMLElement | undefined {
  if (typeof ResizeObserver !== 'function') return undefined
  // Clipping a dialog would lose how far it is scrolled.
  return marker?.closest<HTMLElement>('.onramp-root:not(dialog)') ?? undefined
}
