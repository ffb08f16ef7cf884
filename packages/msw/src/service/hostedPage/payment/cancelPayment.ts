import { applyCallback } from '../../card/callbacks.ts'
import type { PageAction } from './pageAction.ts'

/** The buyer gave up, and the rail reports it. */
export const cancelPayment: PageAction = (engine, record) => {
  applyCallback(engine, record.order.id, 'order_cancelled')
}
