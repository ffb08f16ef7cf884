import type { Engine } from '../engine.ts'
import { capturePayment } from '../orders/capturePayment.ts'

/** The review of a payment ends, and lets it through, unless the order was given up meanwhile. */
export function paymentReview({ order_id }: { readonly order_id: string }, engine: Engine): void {
  const record = engine.orders.find(order_id)
  if (record?.step.name === 'review' && record.order.status === 'payment_pending')
    capturePayment(engine, record, record.step.card)
}
