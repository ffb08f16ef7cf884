import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'
import type { OrderRecord } from './orderRecord.ts'
import type { PaymentCard } from './paymentStep.ts'

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
