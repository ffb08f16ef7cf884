import { equalsIgnoringCase } from '../equalsIgnoringCase.ts'
import type { Operation } from './call.ts'

/**
 * GET /v1/card/orders/{id}. The order of another wallet, or of another key, is as little there as
 * none.
 */
export const getOrder: Operation<'card.orders.get'> = (call, { orders }) => {
  const { id, wallet } = call.input
  const record = orders.find(id)
  // Addresses are compared without their case: it is a checksum, not a part of the address.
  if (
    record?.tenant.key !== call.tenant.key ||
    !equalsIgnoringCase(record.order.destination.wallet, wallet)
  ) {
    throw call.refusal('order_not_found', 'This wallet has no card order with this id.')
  }
  return record.order
}
