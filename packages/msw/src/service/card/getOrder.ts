import type { Operation } from '../operation.ts'
import { equalsIgnoringCase } from './orders.ts'

/** GET /v1/card/orders/{id}. The order of another wallet or another key is not found. */
export const getOrder: Operation<'card.orders.get'> = (call, { orders }) => {
  const { id, wallet } = call.input
  const record = orders.find(id)
  if (
    record?.tenant.key !== call.tenant.key ||
    !equalsIgnoringCase(record.order.destination.wallet, wallet)
  ) {
    throw call.error('order_not_found', 'This wallet has no card order with this id.')
  }
  return record.order
}
