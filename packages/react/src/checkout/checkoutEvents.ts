'use client'

import {
  type CardOrder,
  type CardQuote,
  isOnrampError,
  type OnrampError,
  type PurchaseEvent,
  type TradeType,
} from '@onramp-kit/core'
import { useEffect, useRef, useState } from 'react'
import { warnDeveloper } from '../ui/ErrorNotice.tsx'
import { useLatest } from '../ui/lifecycle.ts'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import type { UseCheckoutResult } from './useCheckout.ts'
import type { QuoteView } from './useQuote.ts'

/**
 * What happened in a checkout, for analytics and support. Reported once per occurrence. Contains neither the key, the
 * wallet nor a URL, and amounts only with `includeAmounts`. An event never proves a payment: read the order.
 */
export type CheckoutEvent =
  | PurchaseEvent
  /** The checkout appeared on the page or its dialog opened; it left the page or its dialog closed. */
  | { readonly type: 'shown' | 'closed' }
  /** The buyer changed the amount to another valid one. With EXACT_OUTPUT it is a token amount. */
  | ({ readonly type: 'amount_changed'; readonly trade_type: TradeType } & EventAmount)
  /** The buyer chose another country. */
  | { readonly type: 'country_changed'; readonly country: string }
  /** The buyer chose another payment method. */
  | { readonly type: 'method_changed'; readonly payment_method: string }
  /** A quote arrived for the current input; the shown quote expired. `amount` is what the buyer pays. */
  | ({ readonly type: 'quote_loaded' | 'quote_expired' } & EventAmount)
  /** The service returned no quote for the current input. */
  | { readonly type: 'quote_failed'; readonly code: string }
  /** Your `beforePurchase` rejected. */
  | { readonly type: 'refused'; readonly code: 'before_purchase' }
  /** The payment page has loaded, or an error page did; has not loaded for 20 s; is blocked by your page's policy. */
  | {
      readonly type: 'page_loaded' | 'page_slow' | 'page_blocked'
      readonly order_id: string
    }
  /** The buyer opened the payment page in a new tab. */
  | { readonly type: 'page_in_tab'; readonly order_id: string }

interface EventAmount {
  /** Decimal text. Only with `includeAmounts`. */
  readonly amount?: string | undefined
}

/** Reports what happens in a checkout to the merchant, each occurrence once. */
export interface CheckoutReporter {
  readonly report: (event: CheckoutEvent) => void
  /** Reports an event of the controller; `reportOrder` reports a status. */
  readonly reportPurchase: (event: PurchaseEvent) => void
  readonly reportError: (error: OnrampError | undefined) => void
  readonly reportOrder: (order: CardOrder) => void
  readonly reportQuote: (quote: QuoteView) => void
}

/** Returns the reporter to the latest callbacks. The same object for every render. */
export function useReporter(props: CheckoutOwnProps): CheckoutReporter {
  const latest = useLatest(props)
  return useState(() => createReporter(() => latest.current))[0]
}

function createReporter(props: () => CheckoutOwnProps): CheckoutReporter {
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
  return {
    report,
    reportPurchase(event) {
      if (event.type !== 'status') report(event)
    },
    reportError,
    reportOrder(order) {
      const { onStatus, onComplete, onCancel } = props()
      report({ type: 'status', order_id: order.id, status: order.status })
      void call(onStatus, order)
      if (order.status === 'order_broadcasted') void call(onComplete, order)
      if (order.status === 'order_cancelled') void call(onCancel, order)
    },
    reportQuote({ state, quote, error }) {
      if (quote !== undefined && state === 'fresh') reportOnce('quote_loaded', quote)
      if (quote !== undefined && state === 'expired') reportOnce('quote_expired', quote)
      if (!isOnrampError(error) || errors.has(error)) return
      report({ type: 'quote_failed', code: error.code })
      reportError(error)
    },
  }
}

/** Calls a callback of the merchant. An error that it throws becomes an unhandled rejection and does not unmount the page. */
async function call<Subject>(callback: ((subject: Subject) => void) | undefined, subject: Subject) {
  callback?.(subject)
}

/** Reports the errors of a checkout. */
export function useErrorReports(
  { snapshot, destination }: UseCheckoutResult,
  { reportError }: CheckoutReporter,
): void {
  const { error = destination.wallet === '' ? undefined : snapshot.blockingError } = snapshot
  useEffect(() => reportError(error), [error, reportError])
}

/** Reports that the checkout is shown, and that it is closed. StrictMode's remount reports nothing. */
export function usePresenceReports(isShown: boolean, { report }: CheckoutReporter): void {
  const wasShown = useRef(false)
  const leaving = useRef<object>(undefined)
  useEffect(() => {
    if (!isShown) return undefined
    leaving.current = undefined
    if (!wasShown.current) report({ type: 'shown' })
    wasShown.current = true
    return () => {
      const token = {}
      leaving.current = token
      queueMicrotask(() => {
        if (leaving.current !== token) return
        wasShown.current = false
        report({ type: 'closed' })
      })
    }
  }, [isShown, report])
}
