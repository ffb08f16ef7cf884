import {
  isKnownStatus,
  type KnownOrderStatus,
  type OrderStatus,
  orderStatuses,
} from '../contract/cardOrder.ts'

/** Whether the status is final. One this package does not know is not. (Interface: Card order status.) */
export function isTerminal(status: OrderStatus): boolean {
  return isKnownStatus(status) && orderStatuses[status].terminal
}

const rank: Record<KnownOrderStatus, number> = {
  payment_pending: 0,
  order_completed: 1,
  order_broadcasted: 2,
  order_cancelled: 2,
}

/**
 * Whether `next` is a step back from `seen`: a late reply, since orders do not move backward (assumption
 * `order.moves`). An unknown status is never taken for one.
 */
export function isBackward(seen: OrderStatus, next: OrderStatus): boolean {
  return isKnownStatus(seen) && isKnownStatus(next) && rank[next] < rank[seen]
}
