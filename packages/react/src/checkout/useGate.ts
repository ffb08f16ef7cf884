'use client'

import type { Checkout, PurchaseDetails } from '@onramp-kit/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../ui/lifecycle.ts'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import type { CheckoutReporter } from './checkoutEvents.ts'

export interface Gate {
  /** Whether the merchant's `beforePurchase` is pending. */
  readonly isPending: boolean
  /** What the merchant told the buyer when it rejected; `''` for an error without a message. */
  readonly rejection: string | undefined
  /** Opens the purchase once `beforePurchase` resolves. Ignores calls while it is pending. */
  readonly open: (details: PurchaseDetails) => Promise<void>
  /** Aborts a pending `beforePurchase`. The same function for every render. */
  readonly cancel: () => void
}

/** Asks the merchant before each purchase. A new wallet cancels the question; the form cancels it when it unmounts. */
export function useGate(
  { beforePurchase }: CheckoutOwnProps,
  checkout: Checkout,
  { report }: CheckoutReporter,
): Gate {
  const latest = useLatest(beforePurchase)
  const asking = useRef<{ readonly checkout: Checkout; readonly controller: AbortController }>(
    undefined,
  )
  const [state, setState] = useState<Omit<Gate, 'open' | 'cancel'>>(idle)
  const cancel = useCallback(() => {
    if (asking.current === undefined) return
    asking.current.controller.abort()
    asking.current = undefined
    setState(idle)
  }, [])
  useEffect(
    () => () => {
      if (asking.current?.checkout === checkout) cancel()
    },
    [checkout, cancel],
  )

  async function open(details: PurchaseDetails) {
    if (asking.current !== undefined) return
    const { current: ask } = latest
    if (ask === undefined) return checkout.open(details)
    const controller = new AbortController()
    const { signal } = controller
    asking.current = { checkout, controller }
    setState({ isPending: true, rejection: undefined })
    let rejection: string | undefined
    try {
      await ask(details, { signal })
    } catch (error) {
      rejection = error instanceof Error ? error.message : ''
    }
    if (signal.aborted) return
    asking.current = undefined
    setState({ isPending: false, rejection })
    if (rejection === undefined) await checkout.open(details)
    else report({ type: 'refused', code: 'before_purchase' })
  }
  return { ...state, open, cancel }
}

const idle = { isPending: false, rejection: undefined }
