'use client'

import type { Checkout, PurchaseDetails } from '@onramp-kit/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../ui/lifecycle.ts'
import type { CheckoutOwnProps } from './CheckoutProps.ts'
import type { CheckoutReporter } from './checkoutReporter.ts'

export interface Gate {
  /** Whether the merchant's `beforePurchase` is pending. */
  readonly isPending: boolean
  /** What the merchant told the buyer when it rejected; `''` for an error without a message. */
  readonly rejection: string | undefined
  /** Opens the purchase once `beforePurchase` resolves. Ignores calls while it is pending. */
  readonly open: (details: PurchaseDetails) => Promise<void>
  /** Aborts a pending `beforePurchase`, and forgets a rejection. The same function for every render. */
  readonly cancel: () => void
}

/** Calls `beforePurchase` before a purchase opens. A new wallet cancels the call; so does the form when it unmounts. */
export function useGate(
  { beforePurchase }: CheckoutOwnProps,
  checkout: Checkout,
  { report }: CheckoutReporter,
): Gate {
  const latest = useLatest(beforePurchase)
  const pending = useRef<{ readonly checkout: Checkout; readonly controller: AbortController }>(
    undefined,
  )
  const [state, setState] = useState<GateState>(idle)
  const latestState = useLatest(state)
  const cancel = useCallback(() => {
    // React would keep an unmounted form in memory until its next update.
    if (pending.current === undefined && latestState.current === idle) return
    pending.current?.controller.abort()
    pending.current = undefined
    setState(idle)
  }, [latestState])
  useEffect(
    () => () => {
      if (pending.current?.checkout === checkout) cancel()
    },
    [checkout, cancel],
  )

  async function open(details: PurchaseDetails) {
    if (pending.current !== undefined) return
    setState(idle)
    const { current: gate } = latest
    if (gate === undefined) return checkout.open(details)
    const controller = new AbortController()
    const { signal } = controller
    pending.current = { checkout, controller }
    setState({ checkout, isPending: true, rejection: undefined })
    let rejection: string | undefined
    try {
      await gate(Object.freeze({ ...details }), { signal })
    } catch (error) {
      rejection = messageOf(error)
    }
    if (signal.aborted) return
    pending.current = undefined
    setState({ checkout, isPending: false, rejection })
    if (rejection === undefined) await checkout.open(details)
    else report({ type: 'refused', code: 'before_purchase' })
  }
  // A rejection is for one wallet.
  const { isPending, rejection } = state.checkout === checkout ? state : idle
  return { isPending, rejection, open, cancel }
}

/** Returns the text of an error. The merchant may throw anything, such as an error whose getter throws. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error && typeof error.message === 'string' ? error.message : ''
  } catch {
    return ''
  }
}

const idle = { checkout: undefined, isPending: false, rejection: undefined }

interface GateState extends Pick<Gate, 'isPending' | 'rejection'> {
  readonly checkout: Checkout | undefined
}
