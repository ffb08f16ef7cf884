import type { Engine } from '../engine.ts'
import { activeBehavior } from '../scenario/behavior.ts'
import { applyCallback } from './callbacks.ts'
import type { OrderRecord, PaymentCard } from './orders.ts'
import { type CardOutcome, walletMethods } from './paymentMethods.ts'

/** True while the buyer can pay: the payment is neither under review nor captured. */
export function isPayable({ order, step }: OrderRecord): boolean {
  return (
    order.status === 'payment_pending' && (step.name === 'details' || step.name === 'challenge')
  )
}

/**
 * Attempts a payment. The scenario decides the outcome; without one, the card does.
 * @param card the card to pay with; `null` for a wallet
 * @param outcome the card's own outcome
 */
export function attemptPayment(
  engine: Engine,
  record: OrderRecord,
  card: PaymentCard | null,
  outcome: CardOutcome = 'captured',
): void {
  const { clock, orders } = engine
  const { payment } = activeBehavior(engine, record)
  const { id } = record.order
  if (payment?.outcome === 'declined') {
    decline()
    clock.schedule(payment.cancelAfterMs, { kind: 'railCancellation', order_id: id })
  } else if (payment?.reviewMs !== undefined) {
    orders.put({ ...record, step: { name: 'review', card } })
    clock.schedule(payment.reviewMs, { kind: 'paymentReview', order_id: id })
  } else if (payment || outcome === 'captured') capturePayment(engine, record, card)
  else if (outcome === 'declined' || card === null) decline()
  else orders.put({ ...record, step: { name: 'challenge', card, wrongCodes: 0 } })

  function decline() {
    orders.put({ ...record, step: { name: 'details', failure: 'declined' } })
  }
}

/**
 * Captures a payment and schedules the rail's callbacks: by default the capture at once, the payout after
 * `settleAfterMs`.
 * @param card the card that paid; `null` for a wallet
 */
export function capturePayment(
  engine: Engine,
  record: OrderRecord,
  card: PaymentCard | null,
): void {
  const { clock, orders } = engine
  orders.put({ ...record, step: { name: 'paid', card } })
  for (const { afterMs, lost, status } of activeBehavior(engine, record).callbacks) {
    if (!lost) clock.schedule(afterMs, { kind: 'callback', order_id: record.order.id, status })
  }
}

/** Handles the end of a payment's review: captures the payment, unless the order was cancelled meanwhile. */
export function paymentReview({ order_id }: { readonly order_id: string }, engine: Engine): void {
  const record = engine.orders.find(order_id)
  if (record?.step.name === 'review' && record.order.status === 'payment_pending')
    capturePayment(engine, record, record.step.card)
}

/** Handles the end of the wait for another card: cancels the order, unless it was paid meanwhile. */
export function railCancellation(
  { order_id }: { readonly order_id: string },
  engine: Engine,
): void {
  const record = engine.orders.find(order_id)
  if (record && isPayable(record)) applyCallback(engine, order_id, 'order_cancelled')
}

/** Schedules the simulated buyer, if the scenario has one. */
export function scheduleBuyer(engine: Engine, record: OrderRecord): void {
  const { buyer } = activeBehavior(engine, record)
  if (buyer) engine.clock.schedule(buyer.afterMs, { kind: 'buyer', order_id: record.order.id })
}

/** Handles the simulated buyer's turn by the scenario of that moment. Does not pay once a person has opened the page. */
export function buyer({ order_id }: { readonly order_id: string }, engine: Engine): void {
  const record = engine.orders.find(order_id)
  if (!record || !isPayable(record)) return
  const action = activeBehavior(engine, record).buyer?.action
  if (action === 'cancel') applyCallback(engine, order_id, 'order_cancelled')
  if (action === 'pay' && !record.opened) {
    const card = { brand: 'visa', lastFour: '4242' }
    attemptPayment(engine, record, walletMethods.has(record.paymentMethod) ? null : card)
  }
}
