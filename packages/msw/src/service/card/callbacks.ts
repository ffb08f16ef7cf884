import { type CardOrder, type KnownOrderStatus, orderStatuses } from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import { checkKnown } from '../http/serviceError.ts'
import { type OrderRecord, requireOrder } from './orders.ts'

/**
 * Applies a callback of the payment rail to an order. (Interface: Events.)
 * @returns the order afterwards, the same record when the callback changes nothing
 * @throws ServiceError `validation_error` for a status that the interface does not list, else `order_not_found`
 */
export function applyCallback(
  { clock, orders }: Engine,
  orderId: string,
  status: string,
): OrderRecord {
  checkKnown('status', status, orderStatuses)
  const record = requireOrder(orders, orderId)
  if (!orderTransitions[record.order.status].includes(status)) return record
  return orders.put({
    ...record,
    order: { ...record.order, status, source: { ...record.order.source, ...cardOf(record) } },
    statusHistory: [...record.statusHistory, { status, at: clock.timestamp() }],
  })
}

/** Returns the card that paid, which the order shows from the first callback on; a digital wallet shows none. */
function cardOf({
  step,
}: OrderRecord): Pick<CardOrder['source'], 'card_brand' | 'card_last_four'> | undefined {
  if (step.name !== 'paid' || !step.card) return undefined
  return { card_brand: step.card.brand, card_last_four: step.card.lastFour }
}

/**
 * The statuses that a callback may move an order to, by current status. Any other callback is ignored: a repeated or
 * backward one, and every callback after a terminal status. (Interface: Card order status; assumption `order.moves`.)
 */
export const orderTransitions: Readonly<Record<KnownOrderStatus, readonly KnownOrderStatus[]>> = {
  payment_pending: ['order_completed', 'order_broadcasted', 'order_cancelled'],
  order_completed: ['order_broadcasted', 'order_cancelled'],
  order_broadcasted: [],
  order_cancelled: [],
}
