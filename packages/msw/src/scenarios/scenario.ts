import type { KnownOrderStatus } from '@onramp-kit/core/contract'

/** Changes to the service's default behavior. Omitted settings keep their defaults. All times are in milliseconds. */
export interface Scenario<Code extends string = string> {
  /** One line for the docs and the command line. */
  readonly description: string
  /** A simulated buyer's action, counted from the checkout. */
  readonly buyer?: Buyer
  /** The outcome of every payment, independent of the card. */
  readonly payment?: Payment
  /** The callbacks of the payment rail, counted from the captured payment. */
  readonly callbacks?: readonly RailCallback[]
  /** Faults in place of a route's response, also of one to an invalid request. The first match applies. */
  readonly faults?: readonly Fault<Code>[]
  /** Delay of the responses of routes and hosted pages. */
  readonly latency?: Latency
  /** Countries that the card rail serves. */
  readonly markets?: readonly string[]
  /**
   * A simulated applicant, who accepts the terms and submits the identity form, counted from the request for the
   * identity page's URL. Does nothing once a person has opened that page.
   */
  readonly applicant?: { readonly afterMs: number }
  /** The verdict of every identity review. Overrides the choice on the page. */
  readonly identity?: 'rejected'
  /** Withholds virtual accounts from active customers. */
  readonly accounts?: 'pending'
}

/** A simulated buyer. */
export interface Buyer {
  /** `pay` does nothing once a person has opened the hosted page. */
  readonly action: 'pay' | 'cancel'
  readonly afterMs: number
}

type Payment =
  /** Captured, after a review if `reviewMs` is given. */
  | { readonly outcome: 'approved'; readonly reviewMs?: number }
  /** The buyer may try another card until the rail cancels the order. */
  | { readonly outcome: 'declined'; readonly cancelAfterMs: number }

/** A callback of the payment rail. */
export interface RailCallback {
  readonly status: KnownOrderStatus
  readonly afterMs: number
  /** True if the callback never arrives. */
  readonly lost?: true
}

/** A fault in place of a route's response. */
export interface Fault<Code extends string = string> {
  /**
   * Probability, from 0 to 1, if no earlier fault applies.
   * @default 1
   */
  readonly probability?: number
  readonly response: ErrorFault<Code> | 'dropped' | 'dropped_late' | 'bad_gateway' | 'truncated'
}

/** An error of the contract. Applies to every route that declares it. */
interface ErrorFault<Code extends string> {
  readonly error: Code
  /** `Retry-After` header in seconds. */
  readonly retryAfter?: number
}

/** Bounds of a response's delay, in milliseconds. */
export interface Latency {
  readonly minMs: number
  readonly maxMs: number
}
