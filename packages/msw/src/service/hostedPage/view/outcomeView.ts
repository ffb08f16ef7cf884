import type { OrderRecord } from '../../orders/orderRecord.ts'
import { type Html, html } from './html.ts'
import { markView } from './markView.ts'
import { money, tokens } from './money.ts'

/** How it ended. There is no way back from here to a form. */
export function outcomeView({ order, payout }: OrderRecord): Html {
  const { amount, card_last_four: lastFour, currency } = order.source
  if (order.status === 'order_cancelled') {
    return html`<section class="outcome" data-outcome="cancelled">
${markView('cancelled')}
<h1 tabindex="-1" data-focus>Payment cancelled</h1>
<p>Nothing was charged. You can close this page.</p>
</section>`
  }
  const arriving = tokens(payout, order.destination.token)
  return html`<section class="outcome" data-outcome="paid">
${markView('paid')}
<h1 tabindex="-1" data-focus>Payment received</h1>
<p>We took ${money(amount, currency)}${lastFour === null ? '' : ` from your card ending in ${lastFour}`}.</p>
<p>${arriving} ${order.status === 'order_completed' ? 'is on its way to' : 'was sent to'} your wallet.</p>
</section>`
}
