'use client'

import type { RefObject } from 'react'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'

/** How long a guarded control ignores the pointer after it appeared, moved or was clicked, in milliseconds. */
const SETTLE_MS = 500

const GUARDED = '[data-guarded]'
const SUBMIT = '[type=submit]'

/**
 * Guards the controls below `root` that have `data-guarded`: those that send a purchase or destroy a payment page. They
 * ignore the second click of a double click and, except for a form's submit button, the pointer for 500 ms after they
 * appeared, moved or were clicked. Clicks by a keyboard or assistive technology work at once. A control that would appear
 * under the pointer moves to the other half of its row.
 */
export function useClickGuard(root: RefObject<HTMLElement | null>): void {
  const { clock } = useOnramp().platform
  useIsomorphicLayoutEffect(() => {
    const element = root.current
    if (element === null) return undefined
    const tree = element.getRootNode() as Document | ShadowRoot
    const places = new WeakMap<Element, string>()
    const since = new WeakMap<Element, number>()
    let click: MouseEvent | undefined
    let clickedAt = -SETTLE_MS

    const look = () => {
      const from = element.getBoundingClientRect()
      for (const control of element.querySelectorAll<HTMLElement>(GUARDED)) {
        const { x, y, width } = control.getBoundingClientRect()
        // Relative to the root, so that scrolling does not count as a move.
        const place = [x - from.x, y - from.y + element.scrollTop, width].join()
        if (places.get(control) === place) continue
        places.set(control, place)
        const now = clock.monotonic()
        since.set(control, now)
        if (click === undefined || now - clickedAt >= SETTLE_MS || control.matches(SUBMIT)) continue
        const { clientX, clientY } = click
        if (control.contains(tree.elementFromPoint?.(clientX, clientY) ?? null))
          control.dataset['shift'] = clientX - x < width / 2 ? 'right' : 'left'
      }
    }

    const guard = (event: MouseEvent) => {
      // Without a pointer `detail` is 0, except for Enter on a link in Firefox.
      if (event.detail === 0 || ('pointerId' in event && event.pointerId === -1)) return
      const now = clock.monotonic()
      click = event
      clickedAt = now
      const control = (event.target as Element).closest(GUARDED)
      if (control === null) return
      const isEarly = now - (since.get(control) ?? -SETTLE_MS) < SETTLE_MS
      if (event.detail > 1 || (isEarly && !control.matches(SUBMIT))) {
        event.preventDefault()
        event.stopPropagation()
        // A fast response may show the same control again.
      } else since.set(control, now)
    }

    look()
    const observer = new MutationObserver(look)
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    element.addEventListener('click', guard, true)
    return () => {
      observer.disconnect()
      element.removeEventListener('click', guard, true)
    }
  }, [root, clock])
}
