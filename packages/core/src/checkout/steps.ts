import { isKnownStatus, type KnownOrderStatus, type OrderStatus } from '../contract/cardOrder.ts'

/** Step of a checkout. */
export type CheckoutStep =
  /** A stored order is read for the first time, or another tab is opening a purchase. */
  | 'resuming'
  /** The buyer fills in the purchase. */
  | 'details'
  /** The one POST is in flight. */
  | 'opening'
  /** The outcome of the purchase request is unknown. Only the buyer may decide what to do. */
  | 'unknown'
  /** The hosted page waits for the payment. */
  | 'paying'
  /** The payment was captured; the token is not yet sent. */
  | 'settling'
  /** Slow but not failed; polled at increasing intervals for a day. */
  | 'processing'
  /** The token was sent. Final. */
  | 'sent'
  /** The order will not settle. Final. */
  | 'cancelled'

/** What moves a checkout to another step. */
export type StepEvent =
  /** An open order is stored, by this tab before a reload or by another tab. */
  | 'found'
  /** Another tab is opening a purchase, or this one was when it was reloaded. */
  | 'openingElsewhere'
  /** A purchase was being opened longer ago than the request timeout, and no outcome was stored. */
  | 'openTimedOut'
  | 'submit'
  /** The buyer decides to send an unconfirmed purchase again. */
  | 'resubmit'
  | 'opened'
  | 'rejected'
  | 'outcomeUnknown'
  /** The order was read. */
  | KnownOrderStatus
  | 'unknownStatus'
  | 'slow'
  | 'missing'
  | 'restart'

const terminal = { order_broadcasted: 'sent', order_cancelled: 'cancelled' } as const
const stored = { found: 'resuming', openingElsewhere: 'resuming', openTimedOut: 'unknown' } as const

/** The transition table. An event that a step does not list changes nothing. */
export const transitions: Readonly<
  Record<CheckoutStep, Readonly<Partial<Record<StepEvent, CheckoutStep>>>>
> = {
  resuming: {
    ...terminal,
    found: 'resuming',
    openTimedOut: 'unknown',
    payment_pending: 'paying',
    order_completed: 'settling',
    unknownStatus: 'processing',
    slow: 'processing',
    missing: 'details',
    restart: 'details',
  },
  details: { ...stored, submit: 'opening' },
  opening: { ...stored, opened: 'paying', rejected: 'details', outcomeUnknown: 'unknown' },
  // Only the buyer leaves this step, unless the order is found or turns out never to have been opened.
  unknown: { resubmit: 'opening', restart: 'details', found: 'resuming', missing: 'details' },
  paying: { ...terminal, order_completed: 'settling', slow: 'processing', restart: 'details' },
  settling: { ...terminal, slow: 'processing' },
  processing: {
    ...terminal,
    payment_pending: 'paying',
    order_completed: 'settling',
    restart: 'details',
  },
  sent: { restart: 'details' },
  cancelled: { restart: 'details' },
}

/** Returns the event of an order status. An unknown status keeps the step, except at the first read (`resuming`). */
export function eventOf(status: OrderStatus): StepEvent {
  return isKnownStatus(status) ? status : 'unknownStatus'
}
