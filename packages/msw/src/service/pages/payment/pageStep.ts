import type { OrderRecord, PaymentStep } from '../../card/orders.ts'
import { money } from '../html/html.ts'

/** A step of the page that asks the buyer for nothing. */
export type OutcomeName = 'cancelled' | 'received' | 'review'

/** A step of the payment page. */
export type PageStep =
  | { readonly name: OutcomeName }
  | Extract<PaymentStep, { readonly name: 'details' | 'challenge' }>

/** Returns the step that the page shows. A callback decides the order even if the page knows nothing of a payment. */
export function pageStep({ order, step }: OrderRecord): PageStep {
  if (order.status === 'order_cancelled') return { name: 'cancelled' }
  if (order.status !== 'payment_pending' || step.name === 'paid') return { name: 'received' }
  return step
}

/** Titles of the steps. The title of the details contains the amount. */
export const titles: Readonly<Record<Exclude<PageStep['name'], 'details'>, string>> = {
  cancelled: 'Payment canceled',
  received: 'Payment received',
  review: 'Payment in review',
  challenge: 'Confirm your payment',
}

/** Returns the document's title: the buyer's step. */
export function pageTitle(record: OrderRecord): string {
  const step = pageStep(record)
  if (step.name !== 'details') return titles[step.name]
  const { amount, currency } = record.order.source
  return `${step.failure ? 'Payment declined' : 'Pay'} – ${money(amount, currency)}`
}
