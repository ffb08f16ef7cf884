'use client'

import type { RefObject } from 'react'
import { listen } from '../provider/listen.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { NEVER, type Press, timeOf } from '../provider/usePagePresses.ts'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'

/** How long a second click or key press may belong to the first, in milliseconds. */
const SETTLE_MS = 500
/** How far apart the clicks of a double click may be, in pixels. */
const REACH = 24

const SUBMIT = 'button:not([type=button]), input[type=submit], input[type=image]'
const GUARDED = `[data-guarded], ${SUBMIT}`

/**
 * Guards the controls below `root` that submit a form or have `data-guarded`: those that send a purchase or destroy a
 * payment page. They ignore what the buyer has not decided on:
 *
 * - the second click of a double click;
 * - the pointer for 500 ms after they appeared, moved or were clicked, except for submit buttons;
 * - a key that is held, and a second press within 500 ms if the first one brought them, moved the focus or pressed one.
 *
 * What counts is when the buyer clicked or pressed, long before a busy page handles it. Other key presses and clicks by
 * assistive technology work at once. A control that would appear under the pointer moves to the other half of its row.
 */
export function useClickGuard(root: RefObject<HTMLElement | null>): void {
  const { client, presses } = useOnrampContext()
  const { clock } = client.platform
  useIsomorphicLayoutEffect(() => {
    const element = root.current
    if (element === null) return undefined
    // Or a shadow root, which has what this uses.
    const tree = element.getRootNode() as Document
    const controls = new WeakMap<Element, { place: string; since: number; seen: number }>()
    // What has brought this component.
    let { click } = presses
    // A press before this moment may have moved the focus here.
    let press: Press = element.contains(tree.activeElement)
      ? { at: clock.monotonic() }
      : presses.press

    const isSoon = (at: number, since: number) => at - since < SETTLE_MS

    /** Undefined on the page for what the shadow root of this component receives next. */
    const targetOf = (event: Event) => {
      const [target] = event.composedPath() as Element[]
      return event.currentTarget !== tree && target && tree.contains(target) ? undefined : target
    }

    const look = () => {
      const now = clock.monotonic()
      const from = element.getBoundingClientRect()
      for (const control of element.querySelectorAll<HTMLElement>(GUARDED)) {
        const { x, y, width } = control.getBoundingClientRect()
        // Relative to the root, so that scrolling does not count as a move.
        const place = [x - from.x, y - from.y + element.scrollTop, width].join()
        const known = controls.get(control)
        if (known?.place === place) continue
        controls.set(control, { place, since: now, seen: known?.seen ?? now })
        if (!isSoon(now, click.at) || control.matches(SUBMIT)) continue
        const { clientX, clientY } = click
        if (control.contains(tree.elementFromPoint?.(clientX, clientY) ?? null))
          control.dataset['shift'] = clientX - x < width / 2 ? 'right' : 'left'
      }
    }

    const guardClick = (event: MouseEvent) => {
      const { clientX, clientY, detail, isTrusted, pointerId } = event as PointerEvent
      const at = timeOf(event, clock)
      const target = targetOf(event)
      if (target === undefined) return
      const control = element.contains(target) ? target.closest(GUARDED) : null
      const known = control && controls.get(control)
      // Without a pointer `detail` is 0, except for Enter on a link in Firefox.
      const isPointer = detail > 0 && pointerId !== -1
      const isIgnored = isPointer
        ? detail > 1 ||
          (known && isSoon(at, known.since) && !control.matches(SUBMIT)) ||
          // The clicks of unit tests all have the same place and time.
          (isTrusted &&
            isSoon(at, click.at) &&
            Math.hypot(clientX - click.clientX, clientY - click.clientY) < REACH)
        : isSoon(at, press.at) &&
          // A press that began outside may have moved the focus to a control here before it clicks. The click that a page
          // sends for the press of its own button is the buyer's decision.
          (press.isRepeated || (press.isOutside && isTrusted))
      if (control && isIgnored) {
        event.preventDefault()
        event.stopPropagation()
      } else if (isPointer) {
        click = { at, clientX, clientY }
        press = { at: NEVER }
        // A fast response may show the same control again.
        if (known) known.since = at
      } else if (control) press.hasActed = true
    }

    const guardKey = (event: KeyboardEvent) => {
      const { key, repeat, isTrusted } = event
      const target = targetOf(event)
      if (target === undefined) return
      const before = press
      press = { at: NEVER }
      if ((key !== 'Enter' && key !== ' ') || !isTrusted) return
      const at = timeOf(event, clock)
      const isInside = element.contains(target)
      const control = target.closest(GUARDED) ?? element.querySelector(SUBMIT)
      const { seen = NEVER } = (control && controls.get(control)) ?? {}
      const isSecond = isSoon(at, before.at)
        ? before.hasActed || before.target !== target
        : seen > before.at && isSoon(at, seen)
      const isPressed = target.matches(key === ' ' ? 'a, button' : 'a, button, input')
      const isRepeated = isPressed && (repeat || isSecond)
      press = { ...(repeat ? before : { target }), at, isOutside: !isInside, isRepeated }
      if (isInside && isRepeated) event.preventDefault()
    }

    look()
    const observer = new MutationObserver(look)
    observer.observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    // On the page, because the first click or key press may be on the control that shows this component.
    const stopListening = listen([element.ownerDocument, tree], {
      click: guardClick,
      input: () => {
        press = { at: NEVER }
      },
      keydown: guardKey,
    })
    return () => {
      observer.disconnect()
      stopListening()
    }
  }, [root, clock, presses])
}
