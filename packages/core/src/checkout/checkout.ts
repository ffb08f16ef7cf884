import type { CardCheckoutInput } from '../contract/card.ts'
import type { CardOrder } from '../contract/cardOrder.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import type { InputError } from '../errors/usageErrors.ts'
import type { Subscribable } from '../platform/signal.ts'
import type { Destination, Mismatch } from './mismatch.ts'
import type { CheckoutStep } from './steps.ts'

/** What the buyer decides. */
export type PurchaseDetails = Omit<CardCheckoutInput, keyof Destination>

/** One wallet's purchase, from its details to its end: a store with actions, each of which may be passed around. */
export interface Checkout extends Subscribable {
  readonly getSnapshot: () => CheckoutSnapshot
  /** What a server draws, and the first draw of a client that takes over from it. */
  readonly getServerSnapshot: () => CheckoutSnapshot
  /**
   * Opens the purchase: one POST for each call that finds the step `details`, none otherwise. If a running order of this
   * wallet is stored, by another tab say, that one is followed instead. For a mistyped wallet nothing is sent (see
   * `obstacle`). Never rejects: what went wrong is in the snapshot.
   */
  readonly open: (details: PurchaseDetails) => Promise<void>
  /** The buyer's own decision to send the same purchase again, in step `unknown` and nowhere else. */
  readonly retry: () => Promise<void>
  /** Leaves this purchase for a new one, where `canStartOver` allows it. */
  readonly startOver: () => void
  /** Reads the order soon: the hosted page said that something happened. */
  readonly refetchSoon: () => void
  /** Reads the order soon, also after an error ended that. */
  readonly refresh: () => void
}

/** All a view needs to draw a checkout. A new object at each change, the same one in between. */
export interface CheckoutSnapshot {
  readonly step: CheckoutStep
  /** What the buyer asked for. Undefined after a reload: it is not stored. */
  readonly purchase: CardCheckoutInput | undefined
  readonly order_id: string | undefined
  /** The hosted card page, while the order can still be paid. Undefined after a reload: it is not stored. */
  readonly url: string | undefined
  /** The order as the service last showed it. */
  readonly order: CardOrder | undefined
  /** Whether the service ever said that the payment was captured, whatever status came after. */
  readonly isCaptured: boolean
  /** Where the order differs from what was asked for. Anything here must be said loudly. */
  readonly mismatches: readonly Mismatch[]
  /** Why nothing can be bought here at all: the wallet is mistyped. An order that runs is followed all the same. */
  readonly blockingError: InputError | undefined
  /** Why the last thing the buyer or the page wanted did not happen. */
  readonly error: OnrampError | undefined
  /** Why the order can't be read just now. It is asked for again by itself. */
  readonly pollError: OnrampError | undefined
  /** Whether the buyer may leave this purchase and begin another: not while a captured payment is on its way. */
  readonly canStartOver: boolean
}

export const emptySnapshot: CheckoutSnapshot = {
  step: 'details',
  purchase: undefined,
  order_id: undefined,
  url: undefined,
  order: undefined,
  isCaptured: false,
  mismatches: [],
  blockingError: undefined,
  error: undefined,
  pollError: undefined,
  canStartOver: false,
}
