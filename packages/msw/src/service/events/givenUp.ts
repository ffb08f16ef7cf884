import type { Engine } from '../engine.ts'
import { applyCallback } from '../orders/applyCallback.ts'
import { isPayable } from '../orders/isPayable.ts'

/** The payment rail gives up an order that was declined, unless it was paid since. */
export function givenUp({ order_id }: { readonly order_id: string }, engine: Engine): void {
  const record = engine.orders.find(order_id)
  if (record && isPayable(record)) applyCallback(engine, order_id, 'order_cancelled')
}
