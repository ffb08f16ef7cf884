'use client'

import type { Clock } from '@onramp-kit/core'
import { systemClock } from '@onramp-kit/core/internal'
import { useEffect, useState } from 'react'
import { listen } from './listen.ts'

/** The time of an event that has not happened. Every comparison with it is false. */
export const NEVER = Number.NaN

/** A press of Enter or Space. */
export interface Press {
  /** When the key went down, or last repeated. */
  readonly at: number
  /** The element that had the focus when the key went down, if this is known. */
  readonly target?: EventTarget | undefined
  readonly isOutside?: boolean
  /** Whether the key is held, or the press may belong to the one before. */
  readonly isRepeated?: boolean
  /** Whether it has pressed a guarded control. */
  hasActed?: boolean
}

/** The last click and the last press on the page. */
export interface PagePresses {
  click: { readonly at: number; readonly clientX: number; readonly clientY: number }
  press: Press
}

/** Remembers what the buyer last clicked and pressed on the page: it may bring a component, which cannot know. */
export function usePagePresses(clock: Clock): PagePresses {
  const [presses] = useState<PagePresses>(() => ({
    click: { at: NEVER, clientX: 0, clientY: 0 },
    press: { at: NEVER },
  }))
  useEffect(() => {
    const keepClick = (event: MouseEvent) => {
      const { clientX, clientY, detail } = event
      if (detail > 0) presses.click = { at: timeOf(event, clock), clientX, clientY }
    }
    const keepPress = (event: KeyboardEvent) => {
      const { key, isTrusted } = event
      const [target] = event.composedPath()
      const isPress = isTrusted && (key === 'Enter' || key === ' ')
      presses.press = isPress
        ? { at: timeOf(event, clock), target, isOutside: true }
        : { at: NEVER }
    }
    return listen([document], { click: keepClick, keydown: keepPress })
  }, [presses, clock])
  return presses
}

/** When the buyer clicked or pressed, long before a busy page handles it. */
export function timeOf({ timeStamp, view }: UIEvent, clock: Clock): number {
  const now = clock.monotonic()
  // Time stamps say nothing about the time of another clock.
  return clock === systemClock && view ? now - view.performance.now() + timeStamp : now
}
