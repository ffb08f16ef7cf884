'use client'

import {
  type CardOrder,
  type CardQuote,
  isOnrampError,
  type OnrampError,
  type PurchaseEvent,
} from '@onramp-kit/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { warnDeveloper } from '../ui/ErrorNotice.tsx'
import { isRendered, useIsomorphicLayoutEffect, useLatest } from '../ui/lifecycle.ts'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import type { CheckoutEvent } from './checkoutEvents.ts'
import type { QuoteView } from './useQuote.ts'

/** Reports what happens in a checkout to the merchant, each occurrence once. */
export type CheckoutReporter = ReturnType<typeof createReporter>

/** Returns the reporter to the latest callbacks. The same object for every render. */
export function useReporter(props: CheckoutOwnProps): CheckoutReporter {
  const latest = useLatest(props)
  return useState(() => createReporter(() => latest.current))[0]
}

function createReporter(props: () => CheckoutOwnProps) {
  const errors = new WeakSet<OnrampError>()
  const quotes: Partial<Record<CheckoutEvent['type'], CardQuote>> = {}

  function report({ amount, ...event }: CheckoutEvent & { readonly amount?: string | undefined }) {
    const { onEvent, includeAmounts } = props()
    const isIncluded = includeAmounts && amount !== undefined
    void call(onEvent, (isIncluded ? { ...event, amount } : event) as CheckoutEvent)
  }
  function reportError(error: OnrampError | undefined) {
    if (error === undefined || errors.has(error)) return
    errors.add(error)
    warnDeveloper(error)
    void call(props().onError, error)
  }
  function reportOnce(type: 'quote_loaded' | 'quote_expired', quote: CardQuote) {
    if (quotes[type] === quote) return
    quotes[type] = quote
    report({ type, amount: quote.source.amount })
  }
  /** Reports an event of the controller; `reportOrder` reports a status. */
  function reportPurchase(event: PurchaseEvent) {
    if (event.type !== 'status') report(event)
  }
  function reportOrder(order: CardOrder) {
    const { onStatus, onComplete, onCancel } = props()
    report({ type: 'status', order_id: order.id, status: order.status })
    void call(onStatus, order)
    if (order.status === 'order_broadcasted') void call(onComplete, order)
    if (order.status === 'order_cancelled') void call(onCancel, order)
  }
  function reportQuote({ state, quote, error }: QuoteView) {
    if (quote !== undefined && state === 'fresh') reportOnce('quote_loaded', quote)
    if (quote !== undefined && state === 'expired') reportOnce('quote_expired', quote)
    if (!isOnrampError(error) || errors.has(error)) return
    report({ type: 'quote_failed', code: error.code })
    reportError(error)
  }
  return { report, reportPurchase, reportError, reportOrder, reportQuote }
}

/** Calls a callback of the merchant. An error that it throws becomes an unhandled rejection and does not unmount the page. */
async function call<Subject>(callback: ((subject: Subject) => void) | undefined, subject: Subject) {
  callback?.(subject)
}

/**
 * Reports that the checkout is shown, and that it is closed, also by a dialog or a panel of the page around it. StrictMode's
 * remount reports nothing. Returns whether the buyer can see the checkout.
 *
 * @param isShown false in a closed dialog of ours
 */
export function usePresence(
  isShown: boolean,
  root: RefObject<HTMLElement | null>,
  { report }: CheckoutReporter,
): boolean {
  const [wasRendered, setRendered] = useState(true)
  const isVisible = isShown && wasRendered
  const wasShown = useRef(false)
  const isLeaving = useRef(false)
  useIsomorphicLayoutEffect(() => {
    const { current } = root
    // A simulated page has none.
    if (current === null || typeof IntersectionObserver === 'undefined') return undefined
    // The root may be another element by now.
    const look = () => setRendered(isRendered(root.current))
    look()
    // Not a ResizeObserver, which does not see that a `details` closes.
    const observer = new IntersectionObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [root])
  // A layout effect: the quote reports what it shows in a passive one.
  useIsomorphicLayoutEffect(() => {
    if (!isVisible || wasShown.current || !isRendered(root.current)) return
    wasShown.current = true
    report({ type: 'shown' })
  }, [isVisible, root, report])
  useEffect(() => {
    if (!isVisible) return undefined
    isLeaving.current = false
    return () => {
      isLeaving.current = true
      queueMicrotask(() => {
        if (!isLeaving.current || !wasShown.current) return
        wasShown.current = false
        report({ type: 'closed' })
      })
    }
  }, [isVisible, report])
  return isVisible
}
