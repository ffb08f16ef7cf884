import type { OrderRecord, PaymentStep } from '../../card/orders.ts'
import { CHALLENGE_CODE } from '../payment/answerChallenge.ts'
import { actionFormView, cancelView } from './actionFormView.ts'
import { fieldView } from './fieldView.ts'
import { type Html, html } from './html.ts'
import { money } from './money.ts'

/** The 3-D Secure step: the bank's page rather than the provider's, and dressed as such. */
export function challengeView(
  record: OrderRecord,
  { card, errors = {} }: Extract<PaymentStep, { name: 'challenge' }>,
): Html {
  const { amount, currency } = record.order.source
  return html`<section class="bank">
<header><span class="bank-name">Lakeside Bank</span><span class="bank-scheme">3-D Secure</span></header>
<h1>Confirm your payment</h1>
<p id="code-why">You are about to pay <strong>${money(amount, currency)}</strong> with your card ending in <strong>${card.lastFour}</strong>. Enter the code we sent to your phone.</p>
${actionFormView(
  'challenge',
  record,
  html`${fieldView(
    {
      name: 'code',
      label: 'One-time code',
      autocomplete: 'one-time-code',
      keyboard: 'numeric',
      // The focus comes here past the heading, so what is being paid is read out with the field.
      describedBy: 'code-why',
      focus: true,
    },
    errors,
  )}
<p class="hint">Simulated: the code is <code>${CHALLENGE_CODE}</code>.</p>
<button class="primary" data-busy="Checking…">Confirm</button>`,
)}
</section>
${cancelView(record)}`
}
