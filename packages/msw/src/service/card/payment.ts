import type { Engine } from '../engine.ts'
import { activeBehavior } from '../scenario/behavior.ts'
import type { EventOf } from '../scheduledEvent.ts'
import { applyCallback } from './callbacks.ts'
import { type CardOutcome, digitalWallets } from './cardsAndWallets.ts'
import type { OrderRecord, PaymentCard } from './orders.ts'

/** True while the buyer can pay: the payment is neither under review nor captured. */
export function isPayable({ order, step }: OrderRecord): boolean {
  return (
    order.status === 'payment_pending' && (step.name === 'details' || step.name === 'challenge')
  )
}

/**
 * Attempts a payment. The scenario decides the outcome; without one, the card does.
 * @param card the card to pay with; `null` for a digital wallet
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
  const orderId = record.order.id
  if (payment?.outcome === 'declined') {
    decline()
    clock.schedule(payment.cancelAfterMs, { kind: 'cancelUnpaidOrder', orderId })
  } else if (payment?.reviewMs !== undefined) {
    orders.put({ ...record, step: { name: 'review', card } })
    clock.schedule(payment.reviewMs, { kind: 'endPaymentReview', orderId })
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
 * @param card the card that paid; `null` for a digital wallet
 */
export function capturePayment(
  engine: Engine,
  record: OrderRecord,
  card: PaymentCard | null,
): void {
  const { clock, orders } = engine
  orders.put({ ...record, step: { name: 'paid', card } })
  for (const { afterMs, lost, status } of activeBehavior(engine, record).callbacks) {
    if (!lost)
      clock.schedule(afterMs, { kind: 'receiveCallback', orderId: record.order.id, status })
  }
}

/** Ends a payment's review: captures the payment, unless the order was canceled meanwhile. */
export function endPaymentReview({ orderId }: EventOf<'endPaymentReview'>, engine: Engine): void {
  const record = engine.orders.find(orderId)
  if (record?.step.name === 'review' && record.order.status === 'payment_pending')
    capturePayment(engine, record, record.step.card)
}

/** Cancels an order after a declined payment, unless it was paid meanwhile. */
export function cancelUnpaidOrder({ orderId }: EventOf<'cancelUnpaidOrder'>, engine: Engine): void {
  const record = engine.orders.find(orderId)
  if (record && isPayable(record)) applyCallback(engine, orderId, 'order_cancelled')
}

/** Schedules the simulated buyer, if the scenario has one, in place of one scheduled before. */
export function scheduleBuyer(engine: Engine, record: OrderRecord): void {
  const { clock, orders } = engine
  const { buyer } = activeBehavior(engine, record)
  if (!buyer) return
  const event = { kind: 'runBuyer', orderId: record.order.id } as const
  orders.put({ ...record, buyerActsAt: clock.schedule(buyer.afterMs, event) })
}

/**
 * Performs the simulated buyer's action by the scenario of that moment. Does not pay once a person has visited the page.
 */
export function runBuyer({ orderId }: EventOf<'runBuyer'>, engine: Engine): void {
  const record = engine.orders.find(orderId)
  if (!record || !isPayable(record) || record.buyerActsAt !== engine.clock.now()) return
  const action = activeBehavior(engine, record).buyer?.action
  if (action === 'cancel') applyCallback(engine, orderId, 'order_cancelled')
  if (action === 'pay' && !record.pageVisited) {
    const card = { brand: 'visa', lastFour: '4242' }
    attemptPayment(engine, record, digitalWallets.has(record.paymentMethod) ? null : card)
  }
}
