import { type CardOrder, isApiError } from '@onramp-kit/core'

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
  error: Error | null,
  isSlow: boolean,
): OrderPageState {
  if (order === undefined) {
    if (error === null) return 'looking'
    return isApiError(error, 'order_not_found') ? 'missing' : 'unreadable'
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
