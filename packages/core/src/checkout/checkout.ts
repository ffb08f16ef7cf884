import type { CardCheckoutInput } from '../contract/card.ts'
import type { CardOrder, OrderStatus } from '../contract/cardOrder.ts'
import type { OnrampError } from '../errors/OnrampError.ts'
import type { InputError } from '../errors/usageErrors.ts'
import type { Presentation } from '../frame/presentation.ts'
import { type Situation, situationOf } from '../orders/situation.ts'
import { deepFreeze } from '../platform/deepFreeze.ts'
import type { Subscribable } from '../platform/signal.ts'
import type { Destination, Mismatch } from './mismatch.ts'
import type { CheckoutStep } from './steps.ts'

/** What the buyer chooses: a purchase without its destination. */
export type PurchaseDetails = Omit<CardCheckoutInput, keyof Destination>

export interface CheckoutOptions {
  /**
   * What a reload resumes: the `order`, or also the hosted `page`. `page` stores the hosted URL in sessionStorage until the
   * order leaves `payment_pending`: script on your origin can read it there, and open the payment page. @default 'order'
   */
  readonly resume?: 'order' | 'page' | undefined
  /**
   * Where the hosted page opens, see `resolvePresentation`. If that is a redirect, a successful `open` or `retry` navigates
   * to the page once the order is stored, provided that the checkout has subscribers. Otherwise your view shows the page.
   * @default 'frame'
   */
  readonly presentation?: Presentation | undefined
  /** Whether the buyer sees the checkout, such as in an open dialog. While not, it does not redirect. @default true */
  readonly isShown?: (() => boolean) | undefined
  /**
   * Called once for each thing that happens to the purchase, after the snapshot has changed and before a redirect. An error
   * that it throws is reported, and stops nothing.
   */
  readonly onEvent?: ((event: PurchaseEvent) => void) | undefined
  /** Whether events contain amounts. @default false */
  readonly includeAmounts?: boolean | undefined
}

/**
 * What happened to a purchase, for analytics and support. Contains neither the key, the wallet nor a URL. An event never
 * proves a payment: read the order.
 */
export type PurchaseEvent =
  /** The purchase request was sent. Not reported if nothing was sent, such as offline. */
  | ({
      readonly type: 'submitted'
      /** Decimal text. Only with `includeAmounts`. */
      readonly amount?: string | undefined
    } & Omit<PurchaseDetails, 'amount'>)
  /** The service opened the order. */
  | { readonly type: 'opened'; readonly order_id: string }
  /** The purchase was rejected and no order opened. */
  | { readonly type: 'refused'; readonly code: string; readonly field?: string | undefined }
  /**
   * The outcome of the purchase request is unknown. Without `code` if a later checkout found the record, such as after a
   * reload.
   */
  | { readonly type: 'unknown'; readonly code?: string | undefined }
  /** The order was read with this status for the first time, and again after a reload. */
  | { readonly type: 'status'; readonly order_id: string; readonly status: OrderStatus }

/** A purchase of one wallet, from its details to its end: a store whose actions need no `this`. */
export interface Checkout extends Subscribable {
  /** Returns the current state. The same object until the next change. */
  readonly getSnapshot: () => CheckoutSnapshot
  /** Returns the state for server rendering and hydration. */
  readonly getServerSnapshot: () => CheckoutSnapshot
  /**
   * Opens the purchase. Sends one POST if the step is `details`, and nothing otherwise. Resumes the wallet's stored order
   * instead if there is one, such as another tab's. Sends nothing for a mistyped wallet (see `blockingError`). Never
   * rejects: errors are in the snapshot.
   */
  readonly open: (details: PurchaseDetails) => Promise<void>
  /** Sends the same purchase again, in step `unknown` only. Call it when the buyer asks for it. */
  readonly retry: () => Promise<void>
  /** Leaves this purchase for a new one if `canStartOver`. */
  readonly startOver: () => void
  /** Reads the order soon, at most once a second. Call it at each message of the hosted page. */
  readonly refetchSoon: () => void
  /**
   * Reads the order soon, and resumes polling after an error stopped it. Resolves once a read has ended; at once while none can
   * be sent, such as offline or without subscribers. Never rejects.
   */
  readonly refresh: () => Promise<void>
}

/** Fields of every snapshot; `CheckoutSnapshot` adds what each step guarantees. */
export interface CheckoutSnapshotFields {
  readonly step: CheckoutStep
  /**
   * Where the purchase is paid out. A stored order, such as after a reload, may have another chain and token than this
   * checkout.
   */
  readonly destination: Destination
  /** What the buyer ordered. Undefined after a reload, because it is not stored. */
  readonly purchase: CardCheckoutInput | undefined
  readonly order_id: string | undefined
  /**
   * The hosted card page, while the order can be paid and has no mismatches. After a reload only with `resume: 'page'`: else
   * it is not stored.
   */
  readonly url: string | undefined
  /** The order as last read. */
  readonly order: CardOrder | undefined
  /** Whether the service ever reported the payment as captured. */
  readonly isCaptured: boolean
  /** Differences between the order and the purchase. Show them prominently. */
  readonly mismatches: readonly Mismatch[]
  /** The error of a mistyped wallet, which cannot buy. A stored order is still tracked. */
  readonly blockingError: InputError | undefined
  /** Why the last action failed, or why polling has stopped. */
  readonly error: OnrampError | undefined
  /** Error of the last poll. The client retries it. */
  readonly pollError: OnrampError | undefined
  /** Whether polling has ended because the order was still open after a day. `refresh` reads it again. */
  readonly hasTimedOut: boolean
  /** Whether `startOver` is possible: not while a captured payment is on its way. */
  readonly canStartOver: boolean
  /** What the buyer is to be told, and what it says about their money. */
  readonly situation: Situation
}

/**
 * State of a checkout. Narrow by `step` for what the step guarantees. `details`, `opening` and `unknown` have no order.
 * `settling`, `sent` and `cancelled` have `order_id` and `order`, and no `url`. A new object at each change, the same one in
 * between.
 *
 * @example if (snapshot.step === 'sent') show(snapshot.order.destination.token)
 */
export type CheckoutSnapshot = CheckoutSnapshotFields &
  (
    | ({ readonly step: 'details' } & NoOrder)
    | ({ readonly step: 'opening'; readonly purchase: CardCheckoutInput } & NoOrder)
    | ({ readonly step: 'unknown' } & NoOrder)
    | { readonly step: 'resuming'; readonly url: undefined; readonly order: undefined }
    | { readonly step: 'paying'; readonly order_id: string }
    | { readonly step: 'processing'; readonly order_id: string }
    | ({ readonly step: 'settling'; readonly isCaptured: true } & UnpayableOrder)
    | ({ readonly step: 'sent'; readonly isCaptured: true } & UnpayableOrder)
    | ({ readonly step: 'cancelled' } & UnpayableOrder)
  )

type NoOrder = Readonly<Record<'order_id' | 'url' | 'order', undefined>>

interface UnpayableOrder {
  readonly order_id: string
  readonly url: undefined
  readonly order: CardOrder
}

/** Frozen: every checkout of the page begins with it, and its destination. */
export const emptySnapshot = deepFreeze<Omit<CheckoutSnapshotFields, 'destination'>>({
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
  hasTimedOut: false,
  canStartOver: false,
  situation: situationOf({ step: 'details' }),
})
