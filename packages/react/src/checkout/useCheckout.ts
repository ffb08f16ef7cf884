'use client'

import {
  type CardOrder,
  type Checkout,
  type CheckoutOptions,
  type CheckoutSnapshot,
  createCheckout,
  type Destination,
  isTerminal,
  type OnrampClient,
  type PurchaseEvent,
} from '@onramp-kit/core'
import { type RefObject, useMemo, useState, useSyncExternalStore } from 'react'
import { useOnramp } from '../provider/OnrampContext.ts'
import { useStatusCallback } from '../queries/useStatusCallback.ts'
import { useLatest } from '../ui/lifecycle.ts'

export interface UseCheckoutOptions extends Omit<Destination, 'wallet'>, CheckoutOptions {
  /** Buyer's address, such as `useConnection().address` of wagmi 3. Nothing can be bought without one. */
  readonly wallet: string | null | undefined
  /** Called once for each status of the order, the terminal one included, and again after a reload. */
  readonly onStatus?: ((order: CardOrder) => void) | undefined
}

export interface UseCheckoutResult {
  /** Controller: `open`, `retry`, `startOver` and the buyer's other actions. */
  readonly checkout: Checkout
  /** Current state of the controller. */
  readonly snapshot: CheckoutSnapshot
  /** Destination of this purchase. A purchase in progress keeps its destination when the options change. */
  readonly destination: Destination
  /** True while `destination` differs from the options, which then apply to the next purchase. */
  readonly isDestinationChanged: boolean
}

/**
 * Creates the controller of one wallet's purchase and subscribes to its state. Call it once per wallet and
 * share the result. A second call creates a second controller, which finds an order of the first only when it mounts or when
 * the buyer starts a purchase. Only `checkout.open` opens a purchase, never rendering, mounting or an effect. A purchase in
 * progress keeps its controller when the wallet, chain, token or client changes, until the buyer starts over, or until another
 * wallet connects after the order has ended.
 *
 * @example
 * const { checkout, snapshot } = useCheckout({ wallet, chain: 8453, token: 'USDC' })
 */
export function useCheckout({
  wallet,
  chain,
  token,
  presentation,
  resume,
  isShown,
  includeAmounts,
  onEvent,
  onStatus,
}: UseCheckoutOptions): UseCheckoutResult {
  const requested = { wallet: wallet ?? '', chain, token }
  const reportOnce = useStatusCallback(onStatus)
  const latest = useLatest((event: PurchaseEvent, order: CardOrder | undefined) => {
    if (event.type === 'status') reportOnce(order)
    onEvent?.(event)
  })
  const checkout = useController(
    useOnramp(),
    requested,
    { presentation, resume, isShown: useReader(isShown), includeAmounts },
    latest,
  )
  const snapshot = useSyncExternalStore(
    checkout.subscribe,
    checkout.getSnapshot,
    checkout.getServerSnapshot,
  )
  const { destination } = snapshot
  const isDestinationChanged = textOf(destination) !== textOf(requested)
  return useMemo(
    () => ({ checkout, snapshot, destination, isDestinationChanged }),
    [checkout, snapshot, destination, isDestinationChanged],
  )
}

/** Wallets count case-insensitively. */
function textOf({ wallet, chain, token }: Destination): string {
  return `${wallet.toLowerCase()} ${chain} ${token}`
}

/** Returns a function that calls the latest `isShown`. It holds nothing else, because a request in flight keeps it alive. */
function useReader(isShown: CheckoutOptions['isShown']): () => boolean {
  const latest = useLatest(isShown)
  return useState(() => () => latest.current?.() ?? true)[0]
}

/**
 * Keeps one controller per client and destination. A purchase in progress pins it when the destination changes, and its
 * outcome until another wallet connects. Compares wallets case-insensitively, except that a corrected checksum replaces a
 * mistyped one.
 */
function useController(
  client: OnrampClient,
  destination: Destination,
  options: CheckoutOptions,
  listener: RefObject<(event: PurchaseEvent, order: CardOrder | undefined) => void>,
): Checkout {
  const optionsKey = `${options.presentation} ${options.resume} ${options.includeAmounts}`
  const [current, setCurrent] = useState(create)
  // Safe to read while rendering: a step that changes meanwhile re-renders this component before it commits.
  const { step, blockingError, order, destination: held } = current.checkout.getSnapshot()
  const wallet = destination.wallet.toLowerCase()
  const isOver = order !== undefined && isTerminal(order.status)
  if (!isOver && current.seen !== wallet) setCurrent({ ...current, seen: wallet })
  // A wallet that connects after the order has ended may be another buyer's, who must not see its receipt.
  const owners = ['', current.seen, held.wallet.toLowerCase()]
  const isOfAnother = isOver && !owners.includes(wallet)
  const isPinned = step !== 'details' && !isOfAnother
  const isSame =
    textOf(held) === textOf(destination) &&
    (blockingError === undefined || held.wallet === destination.wallet)
  if (isPinned || (current.client === client && current.optionsKey === optionsKey && isSame))
    return current.checkout
  const next = create()
  setCurrent(next)
  return next.checkout

  function create() {
    const checkout = createCheckout(client, destination, {
      ...options,
      onEvent: (event) => listener.current(event, checkout.getSnapshot().order),
    })
    return { client, optionsKey, checkout, seen: destination.wallet.toLowerCase() }
  }
}
