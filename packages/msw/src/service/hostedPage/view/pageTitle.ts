import type { OrderRecord } from '../../card/orders.ts'
import { money } from './money.ts'

/** The document's title: where the buyer stands, for a tab and for a screen reader. */
export function pageTitle({ order, step }: OrderRecord): string {
  const { amount, currency } = order.source
  if (order.status === 'order_cancelled') return 'Payment cancelled'
  if (order.status !== 'payment_pending' || step.name === 'paid') return 'Payment received'
  if (step.name === 'review') return 'Payment in review'
  if (step.name === 'challenge') return 'Confirm your payment'
  return `${step.refused ? 'Payment declined' : 'Pay'} – ${money(amount, currency)}`
}
