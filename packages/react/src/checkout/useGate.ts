'use client'

import type { Checkout, PurchaseDetails } from '@onramp-kit/core'
import { useCallback, useRef, useState } from 'react'
import { useIsomorphicLayoutEffect, useLatest } from '../ui/lifecycle.ts'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import type { CheckoutReporter } from './checkoutReporter.ts'

/**
 * Calls `beforePurchase` before a purchase opens. A new wallet and a closed dialog cancel the call; so does the form when it
 * unmounts.
 */
export function useGate(
  beforePurchase: CheckoutOwnProps['beforePurchase'] | null,
  checkout: Checkout,
  { report }: CheckoutReporter,
  isShown: boolean,
) {
  const latest = useLatest(beforePurchase)
  const pending = useRef<AbortController>(undefined)
  const owner = useRef(checkout)
  const [state, setState] = useState(idle)
  const latestState = useLatest(state)
  /** Aborts a pending `beforePurchase`, and forgets a rejection. The same function for every render. */
  const cancel = useCallback(() => {
    // React would keep an unmounted form in memory until its next update.
    if (pending.current === undefined && latestState.current === idle) return
    pending.current?.abort()
    pending.current = undefined
    setState(idle)
  }, [latestState])
  // A layout effect: a call that resolves before a passive one would still send the purchase. Not its cleanup, which also
  // runs when Suspense hides the form.
  useIsomorphicLayoutEffect(() => {
    if (isShown && owner.current === checkout) return
    owner.current = checkout
    cancel()
  }, [isShown, checkout, cancel])

  /** Opens the purchase once `beforePurchase` resolves. Ignores calls while it is pending. */
  async function open(details: PurchaseDetails): Promise<void> {
    if (pending.current !== undefined) return
    setState(idle)
    const { current: gate } = latest
    if (gate == null) return checkout.open(details)
    const controller = new AbortController()
    const { signal } = controller
    pending.current = controller
    setState({ isPending: true, rejection: undefined })
    let rejection: string | undefined
    try {
      await gate(Object.freeze({ ...details }), { signal })
    } catch (error) {
      // A gate that isn't a function is the developer's problem, which the console names.
      rejection = typeof gate === 'function' ? messageOf(error) : ''
    }
    if (signal.aborted) return
    pending.current = undefined
    setState({ isPending: false, rejection })
    if (rejection === undefined) await checkout.open(details)
    else report({ type: 'refused', code: 'before_purchase' })
  }
  return { ...state, open, cancel }
}

export type Gate = ReturnType<typeof useGate>

/** Returns the text of an error. The merchant may throw anything, such as an error whose getter throws. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error && typeof error.message === 'string' ? error.message : ''
  } catch {
    return ''
  }
}

interface GateState {
  /** Whether the merchant's `beforePurchase` is pending. */
  readonly isPending: boolean
  /** What the merchant told the buyer when it rejected; `''` for an error without a message. */
  readonly rejection: string | undefined
}

const idle: GateState = { isPending: false, rejection: undefined }
