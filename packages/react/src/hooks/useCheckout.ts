'use client'

import {
  type CardOrder,
  type Checkout,
  type CheckoutSnapshot,
  createCheckout,
  type Destination,
  type OnrampClient,
} from '@onramp-kit/core'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOnramp } from './useOnramp.ts'
import { useTellOnce } from './useTellOnce.ts'

export interface UseCheckoutOptions extends Destination {
  /** Called once for each status the order is seen in, the terminal one included; after a reload, again. */
  readonly onStatus?: ((order: CardOrder) => void) | undefined
}

/**
 * The controller of one wallet's purchase, and its state. Nothing is bought by rendering, mounting or effects: only by
 * calling `checkout.open`.
 *
 * @example
 * const { checkout, snapshot } = useCheckout({ wallet, chain: 8453, token: 'USDC' })
 */
export function useCheckout({ wallet, chain, token, onStatus }: UseCheckoutOptions): {
  readonly checkout: Checkout
  readonly snapshot: CheckoutSnapshot
} {
  const client = useOnramp()
  const checkout = useController(client, { wallet, chain, token })
  const snapshot = useSyncExternalStore(
    checkout.subscribe,
    checkout.getSnapshot,
    checkout.getServerSnapshot,
  )
  const tellOnce = useTellOnce(onStatus)
  useEffect(() => {
    const tell = () => tellOnce(checkout.getSnapshot().order)
    tell()
    return checkout.subscribe(tell)
  }, [checkout, tellOnce])
  return { checkout, snapshot }
}

/**
 * One controller for each client and destination, kept by renders. The wallet's case does not matter, but to a checksum:
 * one that was mistyped is not kept for the one that is right.
 */
function useController(client: OnrampClient, destination: Destination): Checkout {
  const exact = Object.values(destination).join(' ')
  const [held, setHeld] = useState(() => make(client, destination, exact))
  const isMistyped = held.checkout.getSnapshot().obstacle !== undefined
  const isSame = isMistyped
    ? held.exact === exact
    : held.exact.toLowerCase() === exact.toLowerCase()
  if (held.client === client && isSame) return held.checkout
  const made = make(client, destination, exact)
  setHeld(made)
  return made.checkout
}

function make(client: OnrampClient, destination: Destination, exact: string) {
  return { client, exact, checkout: createCheckout(client, destination) }
}
