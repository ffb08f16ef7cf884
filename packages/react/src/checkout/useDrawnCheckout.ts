'use client'

import type { Checkout, CheckoutSnapshot, Destination } from '@onramp-kit/core'
import { useDeferredValue, useMemo } from 'react'
import { useCheckout } from '../hooks/useCheckout.ts'
import type { CheckoutProps } from './CheckoutProps.ts'

/** A controller, its state and what it buys for: never of two controllers at once. */
export interface DrawnCheckout {
  readonly checkout: Checkout
  readonly snapshot: CheckoutSnapshot
  readonly destination: Destination
}

/**
 * What is to be drawn. A store is drawn in the task that changed it: here the one that read the service's answer. It is
 * deferred into tasks of its own, so that none is long on a slow phone.
 */
export function useDrawnCheckout(props: CheckoutProps): DrawnCheckout {
  const { checkout, snapshot } = useCheckout(props)
  const { wallet, chain, token } = props
  const destination = useMemo(() => ({ wallet, chain, token }), [wallet, chain, token])
  const drawn = useMemo(
    () => ({ checkout, snapshot, destination }),
    [checkout, snapshot, destination],
  )
  return useDeferredValue(drawn)
}
