import type { Engine } from '../engine.ts'
import { effectsOf } from '../scenario/effects.ts'
import type { OrderRecord } from './orderRecord.ts'

/** Has the buyer act by himself, in a scenario in which he does. */
export function scheduleBuyer(engine: Engine, record: OrderRecord): void {
  const { buyer } = effectsOf(engine, record)
  if (buyer) engine.clock.schedule(buyer.afterMs, { kind: 'buyer', order_id: record.order.id })
}
