import type { KnownErrorCode, KnownOrderStatus } from '@onramp-kit/core/contract'
import type { SupersededErrorCode } from '@onramp-kit/core/contract/superseded'

/** What goes otherwise than by default. What is left out goes as ever. All times are in milliseconds. */
export interface Scenario {
  /** One line, for whoever chooses. */
  readonly description: string
  /** What the buyer does by himself, counted from the checkout. */
  readonly buyer?: Buyer
  /** What becomes of every payment, whatever the card. */
  readonly payment?: Payment
  /** What the payment rail calls back, counted from the captured payment. */
  readonly callbacks?: readonly RailCallback[]
  /** What is answered in place of the service; the first that strikes. */
  readonly faults?: readonly Fault[]
  /** How long every answer takes. */
  readonly latency?: Latency
  /** The countries the card rail serves. */
  readonly markets?: readonly string[]
  /**
   * When a customer accepts the terms and hands in his papers by himself, counted from the asking
   * for the identity page. It is left to whoever has opened that page.
   */
  readonly applicant?: { readonly afterMs: number }
  /** How every identity review ends, whatever was chosen on its page. */
  readonly identity?: 'rejected'
  /** Whether virtual accounts appear for an active customer. */
  readonly accounts?: 'pending'
}

export interface Buyer {
  /** `pay` is left to whoever has opened the hosted page. */
  readonly does: 'pay' | 'cancel'
  readonly afterMs: number
}

type Payment =
  /** Captured, after a review if there is one. */
  | { readonly outcome: 'approved'; readonly reviewMs?: number }
  /** Another card may be tried, until the rail gives the order up. */
  | { readonly outcome: 'declined'; readonly givenUpAfterMs: number }

export interface RailCallback {
  readonly status: KnownOrderStatus
  readonly afterMs: number
  /** Sent, and never heard of. */
  readonly lost?: true
}

export interface Fault {
  /** The part of the requests it strikes, from 0 to 1; left out, all of them. */
  readonly chance?: number
  readonly response: Refusal | 'dropped' | 'dropped_late' | 'bad_gateway' | 'truncated'
}

/** An error of the contract, on every route that declares it. */
interface Refusal {
  readonly error: KnownErrorCode | SupersededErrorCode
  /** The `Retry-After`, in seconds. */
  readonly retryAfter?: number
}

/** From the least to the most an answer takes, in milliseconds. */
export interface Latency {
  readonly minMs: number
  readonly maxMs: number
}
