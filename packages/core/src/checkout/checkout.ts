import type { CardCheckoutInput } from '../contract/card.ts'
import type { Subscribable } from '../platform/signal.ts'
import type { Destination } from './mismatch.ts'
import type { CheckoutSnapshot } from './snapshot.ts'

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
  readonly openAgain: () => Promise<void>
  /** Leaves this purchase for a new one, where `canStartOver` allows it. */
  readonly startOver: () => void
  /** Reads the order soon: the hosted page said that something happened. */
  readonly hint: () => void
  /** Reads the order soon, also after an error ended that. */
  readonly refresh: () => void
}
