'use client'

import { type RefObject, useCallback, useContext, useRef } from 'react'
import { listen } from '../provider/listen.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useIsomorphicLayoutEffect } from './lifecycle.ts'
import { ConnectedByBuyerContext, useStep } from './Step.tsx'

/**
 * Moves the focus to the new step when the buyer changes it. Focus elsewhere on the page, or on the hosted page, stays where
 * it is. A field that is disabled passes its focus to the submit button, and gets it back. A control that disappears within a
 * step passes it to the step.
 */
export function useStepFocus(root: RefObject<HTMLElement | null>): void {
  const step = useStep()
  const focusStep = useFocusStep()
  const { clock } = useOnramp().platform
  /** The last step whose focus was handled; `undefined` before the first of a component that the buyer has connected. */
  const previous = useRef(useContext(ConnectedByBuyerContext) ? undefined : step)
  /** The key of the step that is about to take the focus. */
  const pending = useRef<string>(undefined)
  const cancel = useRef(() => {})
  /** The last focused element inside the root. */
  const held = useRef<HTMLElement>(null)
  useIsomorphicLayoutEffect(() => {
    const element = root.current
    if (element === null) return undefined
    const page = element.ownerDocument
    let from: HTMLElement | null = null
    // Before the browser renders or measures, when it drops the focus of a disabled control.
    const observer = new MutationObserver(() => {
      const last = held.current
      if (from?.matches(':enabled')) from.focus()
      else if (last?.matches(':disabled')) {
        const submits = element.querySelectorAll<HTMLButtonElement>('[type=submit]:enabled')
        // Not that of a form of the merchant inside.
        const submit = [...submits].find(({ form }) => !element.contains(form))
        submit?.focus()
        if (submit) from = last
        else if (focusedElement(page) === last) focusStep()
      } else if (last?.isConnected === false && !pending.current && isFocusLost(page)) focusStep()
    })
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    const hold = (target: HTMLElement | null) => {
      held.current = element.contains(target) ? target : null
      from = null
    }
    const targetOf = (event: Event) => (event.composedPath() as HTMLElement[])[0] ?? null
    // An event inside a shadow root does not reach the document if the focus stays inside.
    const stopListening = listen([page, element.getRootNode()], {
      focusin: (event: Event) => hold(targetOf(event)),
      // To another page or to none: no `focusin` follows.
      focusout(event: Event) {
        const target = targetOf(event)
        queueMicrotask(() => {
          // A control that is removed or disabled passes its focus on.
          const isLeft = target?.isConnected && !target.matches(':disabled')
          if (isLeft && held.current === target) hold(null)
        })
      },
    })
    return () => {
      stopListening()
      observer.disconnect()
      pending.current = undefined
      cancel.current()
    }
  }, [root, focusStep])
  // A layout effect: a form that returns at once must cancel the pending move of the focus.
  useIsomorphicLayoutEffect(() => {
    const from = previous.current
    const element = root.current
    if (element === null || step.key === pending.current) return
    const isBack = pending.current !== undefined
    pending.current = undefined
    cancel.current()
    if (step.key === from?.key && !isBack) return
    const page = element.ownerDocument
    const focused = focusedElement(page)
    // The focused element may have unmounted with its step.
    const isGone = held.current?.isConnected === false
    const isLost = focused === page.body && (isGone || from?.isQuiet !== true)
    // A form that returns keeps the focus where it is.
    const isToMove = step.title !== '' && element.contains(focused)
    if (!isLost && !isToMove) {
      // After a press of "Connect" the focus comes back once the wallet's dialog has closed.
      if (from !== undefined) previous.current = step
      return
    }
    // Focusing forces layout: keep it out of the task that rendered the step.
    pending.current = step.key
    cancel.current = clock.setTimeout(() => {
      pending.current = undefined
      previous.current = step
      const now = focusedElement(page)
      // The body, or a dialog around the component: its focus trap caught the focus of an element that was removed.
      if (now === focused || now === page.body || now?.contains(element)) focusStep()
    }, 0)
  }, [root, step, focusStep, clock])
}

/** Returns the focused element, within open shadow roots too. */
export function focusedElement(page: Document): Element | null {
  let focused = page.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}

/** Focuses an element as it mounts, if it may, and not again when a page that was hidden is shown. */
export function useFocusOnce(
  element: RefObject<HTMLElement | null>,
  mayFocus: (page: Document) => boolean = () => true,
): void {
  const isDone = useRef(false)
  useIsomorphicLayoutEffect(() => {
    const { current } = element
    if (!isDone.current && current && mayFocus(current.ownerDocument)) current.focus()
    isDone.current = true
  }, [element, mayFocus])
}

export const isFocusLost = (page: Document) => focusedElement(page) === page.body

/**
 * Returns a function that focuses the title of the step or, in a form without one, its field. A title that is out of view
 * scrolls into it.
 */
export function useFocusStep(): () => void {
  const { titleRef, fieldRef } = useStep()
  return useCallback(() => {
    const title = titleRef?.current
    const focused = title ?? fieldRef?.current
    focused?.focus({ preventScroll: true })
    // Browsers differ in where they scroll a focused element.
    title?.scrollIntoView?.({ block: 'nearest' })
  }, [titleRef, fieldRef])
}
