import { isKnownStatus, type OrderStatus, orderStatuses } from '../contract/cardOrder.ts'

/** Returns whether the status is final. An unknown status is not. (Interface: Card order status.) */
export function isTerminal(status: OrderStatus): boolean {
  return isKnownStatus(status) && orderStatuses[status].terminal
}

/** Returns whether the status proves that the buyer paid. A canceled order may have been paid: remember an earlier capture. */
export function isCaptured(status: OrderStatus): boolean {
  return status === 'order_completed' || status === 'order_broadcasted'
}

/**
 * Returns whether a reply is stale: its status `next` comes before the furthest status read so far, or the order had ended
 * with another one. Orders do not move backward (assumption `order.moves`). An unknown status is stale only at the end.
 */
export function isStale(furthest: OrderStatus | undefined, next: OrderStatus): boolean {
  if (furthest !== undefined && isTerminal(furthest)) return next !== furthest
  return isKnownStatus(next) && orderStatuses[next].reached < reachedBy(furthest)
}

/** Returns `next` if it is further along than `known`, and otherwise `known`. An unknown status is never further along. */
export function furtherStatus(
  known: OrderStatus | undefined,
  next: OrderStatus,
): OrderStatus | undefined {
  return reachedBy(next) > reachedBy(known) ? next : known
}

function reachedBy(status: OrderStatus | undefined): number {
  return status !== undefined && isKnownStatus(status) ? orderStatuses[status].reached : 0
}
