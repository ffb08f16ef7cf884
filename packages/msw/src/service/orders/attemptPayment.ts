import type { Engine } from '../engine.ts'
import type { CardOutcome } from '../hostedPage/card/testCards.ts'
import { effectsOf } from '../scenario/effects.ts'
import { capturePayment } from './capturePayment.ts'
import type { OrderRecord } from './orderRecord.ts'
import type { PaymentCard } from './paymentStep.ts'

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
    clock.schedule(payment.givenUpAfterMs, { kind: 'givenUp', order_id: id })
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
