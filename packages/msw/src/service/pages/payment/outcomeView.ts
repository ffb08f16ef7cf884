import type { OrderRecord } from '../../card/orders.ts'
import { outcomeSection } from '../html/document.ts'
import { type Html, html, money, tokens } from '../html/html.ts'
import { type OutcomeName, titles } from './pageStep.ts'

/** Renders the outcome, or what the payment waits for. No form follows it. */
export function outcomeView(
  { order, payout, statusHistory, step }: OrderRecord,
  outcome: OutcomeName,
): Html {
  const { amount, currency } = order.source
  if (outcome === 'cancelled') {
    // A callback also captures a payment that the page knows nothing of.
    const isCaptured =
      step.name === 'paid' || statusHistory.some(({ status }) => status === 'order_completed')
    return outcomeSection('cancelled', titles.cancelled, [
      isCaptured
        ? html`We received your payment of ${money(amount, currency)}, but the order was canceled. Contact support about a refund.`
        : html`You haven’t been charged. You can close this page.`,
    ])
  }
  if (outcome === 'review') {
    return outcomeSection('review', titles.review, [
      html`Your payment of ${money(amount, currency)} is in review, which can take about 30 minutes.`,
      html`You don’t need to do anything. The page you came from updates automatically.`,
    ])
  }
  const lastFour = step.name === 'paid' ? step.card?.lastFour : undefined
  const arriving = tokens(payout, order.destination.token)
  return outcomeSection('done', titles.received, [
    html`You paid ${money(amount, currency)}${lastFour === undefined ? '' : ` with your card ending in ${lastFour}`}.`,
    html`${arriving} ${order.status === 'order_broadcasted' ? 'was sent to' : 'is on its way to'} your wallet.`,
  ])
}
