import type { Operation } from './call.ts'

/** GET /v1/card/orders/{id}. Another wallet's order is as little there as none. */
export const getOrder: Operation<'card.orders.get'> = (call, { orders }) => {
  const { id, wallet } = call.input
  const order = orders.find(id)?.order
  // Addresses are compared without their case: it is a checksum, not a part of the address.
  if (!order || order.destination.wallet.toLowerCase() !== wallet.toLowerCase()) {
    throw call.refusal('order_not_found', 'This wallet has no card order with this id.')
  }
  return order
}
