import {
  type CardOrder,
  type Checkout,
  type CheckoutSnapshot,
  createCheckout,
  type Destination,
} from '@onramp-kit/core'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLatest } from './useLatest.ts'
import { useOnramp } from './useOnramp.ts'

export interface UseCheckoutOptions extends Destination {
  /** Called once for each status the order takes, the terminal one included. */
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
  const checkout = useMemo(
    () => createCheckout(client, { wallet, chain, token }),
    [client, wallet, chain, token],
  )
  const snapshot = useSyncExternalStore(
    checkout.subscribe,
    checkout.getSnapshot,
    checkout.getServerSnapshot,
  )
  const latest = useLatest(onStatus)
  useEffect(() => {
    let told: string | undefined
    return checkout.subscribe(() => {
      const { order } = checkout.getSnapshot()
      const status = order && `${order.id} ${order.status}`
      if (order === undefined || status === told) return
      told = status
      latest.current?.(order)
    })
  }, [checkout, latest])
  return { checkout, snapshot }
}
