import type { Engine } from '../engine.ts'
import { applyCallback } from './applyCallback.ts'
import type { OrderRecord } from './orderRecord.ts'
import type { PaymentCard } from './paymentStep.ts'

/**
 * A payment that went through: the rail calls back at once that it was captured, and after
 * `settleAfterMs` that the payout was sent.
 * @param card the card it was paid with; `null` for a wallet, of which the order names no card
 */
export function capturePayment(
  engine: Engine,
  record: OrderRecord,
  card: PaymentCard | null,
): OrderRecord {
  const { clock, orders, settings } = engine
  const { order } = record
  const source = {
    ...order.source,
    card_brand: card?.brand ?? null,
    card_last_four: card?.lastFour ?? null,
  }
  orders.put({ ...record, order: { ...order, source }, step: { name: 'details' } })
  clock.schedule(settings.settleAfterMs, {
    kind: 'callback',
    order_id: order.id,
    status: 'order_broadcasted',
  })
  return applyCallback(engine, order.id, 'order_completed')
}
