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

const ranks: Record<KnownOrderStatus, number> = {
  payment_pending: 0,
  order_completed: 1,
  order_broadcasted: 2,
  order_cancelled: 2,
}

/**
 * Tells late replies of one order from news: a known status that lies behind one already seen, since orders do not move
 * backward (assumption `order.moves`). A status we do not know is never late.
 */
export function createLateness(): (status: OrderStatus) => boolean {
  let reached = 0
  return (status) => {
    const rank = isKnownStatus(status) ? ranks[status] : reached
    const isLate = rank < reached
    reached = Math.max(reached, rank)
    return isLate
  }
}
