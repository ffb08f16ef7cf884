import { isKnownStatus, type KnownOrderStatus, type OrderStatus } from '../contract/cardOrder.ts'

/** Where a purchase is. Drawn by a view, decided here. */
export type CheckoutStep =
  | 'resuming'
  | 'details'
  | 'opening'
  | 'unknown'
  | 'paying'
  | 'settling'
  | 'processing'
  | 'sent'
  | 'cancelled'

export type CheckoutEvent =
  /** A running order is stored, by this tab's past or by another tab. */
  | 'found'
  /** A purchase is just being opened by another tab, or was when this one was reloaded. */
  | 'elsewhere'
  /** That was a while ago, and nobody stored how it ended. */
  | 'unsure'
  | 'submit'
  /** The buyer's own decision to send an unconfirmed purchase again. */
  | 'again'
  | 'opened'
  | 'refused'
  | 'lost'
  | 'pending'
  | 'completed'
  | 'broadcasted'
  | 'cancelled'
  | 'other'
  | 'slow'
  | 'missing'
  | 'restart'

const settled = { broadcasted: 'sent', cancelled: 'cancelled' } as const
const stored = { found: 'resuming', elsewhere: 'resuming', unsure: 'unknown' } as const

/** Every move there is. An event that is not listed for a step changes nothing. */
export const transitions: Readonly<
  Record<CheckoutStep, Readonly<Partial<Record<CheckoutEvent, CheckoutStep>>>>
> = {
  resuming: {
    ...settled,
    found: 'resuming',
    unsure: 'unknown',
    pending: 'paying',
    completed: 'settling',
    other: 'processing',
    slow: 'processing',
    missing: 'details',
    restart: 'details',
  },
  details: { ...stored, submit: 'opening' },
  opening: { ...stored, opened: 'paying', refused: 'details', lost: 'unknown' },
  // Only the buyer leads out of here, unless the order turns up after all, or turns out never to have been.
  unknown: { again: 'opening', restart: 'details', found: 'resuming', missing: 'details' },
  paying: { ...settled, completed: 'settling', slow: 'processing', restart: 'details' },
  settling: { ...settled, slow: 'processing' },
  processing: { ...settled, completed: 'settling', restart: 'details' },
  sent: { restart: 'details' },
  cancelled: { restart: 'details' },
}

const events: Record<KnownOrderStatus, CheckoutEvent> = {
  payment_pending: 'pending',
  order_completed: 'completed',
  order_broadcasted: 'broadcasted',
  order_cancelled: 'cancelled',
}

/** What an order's status means to the steps. One we do not know keeps the step it found. */
export function eventOf(status: OrderStatus): CheckoutEvent {
  return isKnownStatus(status) ? events[status] : 'other'
}
