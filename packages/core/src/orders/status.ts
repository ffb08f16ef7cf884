import { isKnownStatus, type OrderStatus, orderStatuses } from '../contract/cardOrder.ts'

/** Whether the status is final. One this package does not know is not. (Interface: Card order status.) */
export function isTerminal(status: OrderStatus): boolean {
  return isKnownStatus(status) && orderStatuses[status].terminal
}

/** Whether the buyer may still have to pay: not once captured or over, but for all we know in a status we do not know. */
export function isPayable(status: OrderStatus): boolean {
  return !isKnownStatus(status) || orderStatuses[status].reached === 0
}

/**
 * Tells late replies of one order from news: a known status that lies behind one already seen, since orders do not move
 * backward (assumption `order.moves`). A status we do not know is never late.
 */
export function createLateness(): (status: OrderStatus) => boolean {
  let furthest = 0
  return (status) => {
    const reached = isKnownStatus(status) ? orderStatuses[status].reached : furthest
    const isLate = reached < furthest
    furthest = Math.max(furthest, reached)
    return isLate
  }
}
