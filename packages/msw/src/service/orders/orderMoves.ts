import type { KnownOrderStatus } from '@onramp-kit/core/contract'

/**
 * Where a callback of the payment rail may take an order. What is not listed changes nothing: a
 * repeated or backward callback is swallowed, and the two terminal statuses lead nowhere.
 * (Interface: Card order status; assumption `order.moves`.)
 */
export const orderMoves: Readonly<Record<KnownOrderStatus, readonly KnownOrderStatus[]>> = {
  payment_pending: ['order_completed', 'order_broadcasted', 'order_cancelled'],
  order_completed: ['order_broadcasted', 'order_cancelled'],
  order_broadcasted: [],
  order_cancelled: [],
}
