'use client'

import {
  type CardOrder,
  type Checkout,
  type CheckoutSnapshot,
  createCheckout,
  type Destination,
  type OnrampClient,
} from '@onramp-kit/core'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useOnramp } from '../provider/OnrampContext.ts'
import { stringOf } from '../provider/parseProps.ts'
import { useStatusCallback } from '../queries/useStatusCallback.ts'

export interface UseCheckoutOptions extends Omit<Destination, 'wallet'> {
  /** The buyer's address, as `useAccount().address` of wagmi has it. Without one nothing can be bought. */
  readonly wallet: string | null | undefined
  /** Called once for each status the order is seen in, the terminal one included; after a reload, again. */
  readonly onStatus?: ((order: CardOrder) => void) | undefined
}

export interface CheckoutState {
  readonly checkout: Checkout
  readonly snapshot: CheckoutSnapshot
  /** Where this purchase goes. An order under way keeps its destination, whatever the options have become since. */
  readonly destination: Destination
  /** True while that differs from the options: only the next purchase goes where the options say. */
  readonly isDestinationChanged: boolean
}

/**
 * The controller of one wallet's purchase, and its state. Nothing is bought by rendering, mounting or effects: only by
 * calling `checkout.open`. A purchase under way keeps its controller when the wallet, chain, token or client changes,
 * until the buyer starts over.
 *
 * @example
 * const { checkout, snapshot } = useCheckout({ wallet, chain: 8453, token: 'USDC' })
 */
export function useCheckout({ wallet, chain, token, onStatus }: UseCheckoutOptions): CheckoutState {
  const wanted = { wallet: stringOf(wallet) ?? '', chain, token }
  const { checkout, destination, isDestinationChanged } = useController(useOnramp(), wanted)
  const snapshot = useSyncExternalStore(
    checkout.subscribe,
    checkout.getSnapshot,
    checkout.getServerSnapshot,
  )
  const tellOnce = useStatusCallback(onStatus)
  useEffect(() => {
    const tell = () => tellOnce(checkout.getSnapshot().order)
    tell()
    return checkout.subscribe(tell)
  }, [checkout, tellOnce])
  return useMemo(
    () => ({ checkout, snapshot, destination, isDestinationChanged }),
    [checkout, snapshot, destination, isDestinationChanged],
  )
}

/**
 * One controller for each client and destination, kept by renders; and whether it is pinned to another destination.
 * Wallets are compared without case, except that a mistyped checksum is not kept once it is corrected.
 */
function useController(client: OnrampClient, destination: Destination) {
  const exact = Object.values(destination).join(' ')
  const [held, setHeld] = useState(() => make(client, destination, exact))
  const { step, blockingError } = held.checkout.getSnapshot()
  // Read in render: a step that changes meanwhile updates this component, and React renders it again before it commits.
  const isPinned = step !== 'details'
  const isSame =
    blockingError !== undefined && !isPinned
      ? held.exact === exact
      : held.exact.toLowerCase() === exact.toLowerCase()
  if (isPinned || (held.client === client && isSame))
    return { ...held, isDestinationChanged: !isSame }
  const made = make(client, destination, exact)
  setHeld(made)
  return { ...made, isDestinationChanged: false }
}

function make(client: OnrampClient, destination: Destination, exact: string) {
  return { client, exact, destination, checkout: createCheckout(client, destination) }
}
