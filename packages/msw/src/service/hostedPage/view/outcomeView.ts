import type { OrderRecord } from '../../orders/orderRecord.ts'
import { type Html, html } from './html.ts'
import { markView } from './markView.ts'
import { money, tokens } from './money.ts'

/** How it ended, or what it waits for. There is no way back from here to a form. */
export function outcomeView({ order, payout, step }: OrderRecord): Html {
  const { amount, currency } = order.source
  const lastFour = step.name === 'paid' ? step.card?.lastFour : undefined
  if (order.status === 'order_cancelled') {
    return html`<section class="outcome" data-outcome="cancelled">
${markView('cancelled')}
<h1 tabindex="-1" data-focus>Payment cancelled</h1>
<p>Nothing was charged. You can close this page.</p>
</section>`
  }
  if (order.status === 'payment_pending' && step.name === 'review') {
    return html`<section class="outcome" data-outcome="review">
${markView('review')}
<h1 tabindex="-1" data-focus>Payment in review</h1>
<p>Your payment of ${money(amount, currency)} is being checked. This can take half an hour.</p>
<p>There is nothing more to do: the shop will show how it ends.</p>
</section>`
  }
  const arriving = tokens(payout, order.destination.token)
  return html`<section class="outcome" data-outcome="paid">
${markView('paid')}
<h1 tabindex="-1" data-focus>Payment received</h1>
<p>We took ${money(amount, currency)}${lastFour === undefined ? '' : ` from your card ending in ${lastFour}`}.</p>
<p>${arriving} ${order.status === 'order_broadcasted' ? 'was sent to' : 'is on its way to'} your wallet.</p>
</section>`
}
