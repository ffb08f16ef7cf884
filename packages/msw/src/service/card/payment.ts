import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'
import { applyCallback } from './callbacks.ts'
import type { OrderRecord, PaymentCard } from './orders.ts'
import { type CardOutcome, walletMethods } from './paymentMethods.ts'

/** Whether the buyer has still to pay. He has not where his payment is reviewed, or taken and not yet called back. */
export function isPayable({ order, step }: OrderRecord): boolean {
  return (
    order.status === 'payment_pending' && (step.name === 'details' || step.name === 'challenge')
  )
}

/**
 * A payment was tried. The scenario says what becomes of it, and where it does not, the card.
 * @param card the card it is paid with; `null` for a wallet
 * @param outcome what the card itself comes to
 */
export function attemptPayment(
  engine: Engine,
  record: OrderRecord,
  card: PaymentCard | null,
  outcome: CardOutcome = 'captured',
): void {
  const { clock, orders } = engine
  const { payment } = effectsOf(engine, record)
  const { id } = record.order
  if (payment?.outcome === 'declined') {
    decline()
    clock.schedule(payment.givenUpAfterMs, { kind: 'cancelledByBuyer', order_id: id })
  } else if (payment?.reviewMs !== undefined) {
    orders.put({ ...record, step: { name: 'review', card } })
    clock.schedule(payment.reviewMs, { kind: 'paymentReview', order_id: id })
  } else if (payment || outcome === 'captured') capturePayment(engine, record, card)
  else if (outcome === 'declined' || card === null) decline()
  else orders.put({ ...record, step: { name: 'challenge', card, wrongCodes: 0 } })

  function decline() {
    orders.put({ ...record, step: { name: 'details', refused: 'declined' } })
  }
}

/**
 * A payment that went through: from now on the rail calls back. By default at once that it was
 * captured, and after `settleAfterMs` that the payout was sent.
 * @param card the card it was paid with; `null` for a wallet
 */
export function capturePayment(
  engine: Engine,
  record: OrderRecord,
  card: PaymentCard | null,
): void {
  const { clock, orders } = engine
  orders.put({ ...record, step: { name: 'paid', card } })
  for (const { afterMs, lost, status } of effectsOf(engine, record).callbacks) {
    if (!lost) clock.schedule(afterMs, { kind: 'callback', order_id: record.order.id, status })
  }
}

/** The review of a payment ends, and lets it through, unless the order was given up meanwhile. */
export function paymentReview({ order_id }: { readonly order_id: string }, engine: Engine): void {
  const record = engine.orders.find(order_id)
  if (record?.step.name === 'review' && record.order.status === 'payment_pending')
    capturePayment(engine, record, record.step.card)
}

/** The payment rail gives up an order that was declined, unless it was paid since. */
export function cancelledByBuyer(
  { order_id }: { readonly order_id: string },
  engine: Engine,
): void {
  const record = engine.orders.find(order_id)
  if (record && isPayable(record)) applyCallback(engine, order_id, 'order_cancelled')
}

/** Has the buyer act by himself, in a scenario in which he does. */
export function scheduleBuyer(engine: Engine, record: OrderRecord): void {
  const effect = effectsOf(engine, record).buyer
  if (effect) engine.clock.schedule(effect.afterMs, { kind: 'buyer', order_id: record.order.id })
}

/**
 * The buyer acts by himself, as the scenario that is in force by then has it. Paying is left to
 * whoever has opened the hosted page.
 */
export function buyer({ order_id }: { readonly order_id: string }, engine: Engine): void {
  const record = engine.orders.find(order_id)
  if (!record || !isPayable(record)) return
  const does = effectsOf(engine, record).buyer?.does
  if (does === 'cancel') applyCallback(engine, order_id, 'order_cancelled')
  if (does === 'pay' && !record.opened) {
    const card = { brand: 'visa', lastFour: '4242' }
    attemptPayment(engine, record, walletMethods.has(record.paymentMethod) ? null : card)
  }
}
