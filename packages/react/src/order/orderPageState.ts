import type { CardOrder, OnrampError } from '@onramp-kit/core'

/** Where a page of one order is. */
export type OrderPageState =
  | 'looking'
  | 'payment'
  | 'sending'
  | 'processing'
  | 'sent'
  | 'cancelled'
  | 'missing'
  | 'unreadable'

/** What was read of an order, as a state of its page. A status we do not know is taken for one on the way. */
export function orderPageState(
  order: CardOrder | undefined,
  error: OnrampError | undefined,
  isSlow: boolean,
): OrderPageState {
  if (order === undefined) {
    if (error === undefined) return 'looking'
    return error.code === 'order_not_found' ? 'missing' : 'unreadable'
  }
  switch (order.status) {
    case 'payment_pending':
      return 'payment'
    case 'order_completed':
      return isSlow ? 'processing' : 'sending'
    case 'order_broadcasted':
      return 'sent'
    case 'order_cancelled':
      return 'cancelled'
    default:
      return 'processing'
  }
}
