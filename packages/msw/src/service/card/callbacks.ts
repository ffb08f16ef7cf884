import {
  type CardOrder,
  isKnownStatus,
  type KnownOrderStatus,
  orderStatuses,
} from '@onramp-kit/core/contract'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { OrderRecord } from './orders.ts'

/**
 * What an inbound callback of the payment rail does to an order. (Interface: Events.)
 * @returns the order after it, the same one when the callback changes nothing
 * @throws ServiceError `validation_error` for a status the interface does not list, whatever the
 * order; else `order_not_found`
 */
export function applyCallback(
  { clock, orders }: Pick<Engine, 'clock' | 'orders'>,
  orderId: string,
  status: string,
): OrderRecord {
  if (!isKnownStatus(status)) {
    const known = Object.keys(orderStatuses).join(', ')
    throw new ServiceError('validation_error', `status: must be one of ${known}`)
  }
  const record = orders.find(orderId)
  if (!record) throw new ServiceError('order_not_found', 'There is no order with this id.')
  if (!orderMoves[record.order.status].includes(status)) return record
  return orders.put({
    ...record,
    order: { ...record.order, status, source: { ...record.order.source, ...cardOf(record) } },
    trail: [...record.trail, { status, at: clock.timestamp() }],
  })
}

/** The card an order is known to be paid with, from the first callback on. A wallet names none. */
function cardOf({
  step,
}: OrderRecord): Pick<CardOrder['source'], 'card_brand' | 'card_last_four'> | undefined {
  if (step.name !== 'paid' || !step.card) return undefined
  return { card_brand: step.card.brand, card_last_four: step.card.lastFour }
}

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

/** The payment rail calls back about an order. */
export function callback(
  { order_id, status }: { readonly order_id: string; readonly status: KnownOrderStatus },
  engine: Engine,
): void {
  applyCallback(engine, order_id, status)
}
