import { isKnownStatus, type OrderStatus, orderStatuses } from '../contract/cardOrder.ts'

/** Whether the status is final. One this package does not know is not. (Interface: Card order status.) */
export function isTerminal(status: OrderStatus): boolean {
  return isKnownStatus(status) && orderStatuses[status].terminal
}

/** Whether an order with this status was paid. */
export function isCaptured(status: OrderStatus): boolean {
  return status === 'order_completed' || status === 'order_broadcasted'
}

/**
 * Tells late replies of one order from news: a known status that lies behind one already seen, since orders do not move
 * backward (assumption `order.moves`). A status we do not know is never late.
 */
export function createStaleFilter(): (status: OrderStatus) => boolean {
  let furthest = 0
  return (status) => {
    const reached = isKnownStatus(status) ? orderStatuses[status].reached : furthest
    const isLate = reached < furthest
    furthest = Math.max(furthest, reached)
    return isLate
  }
}
