import type { OrderRecord, PaymentStep } from '../../card/orders.ts'
import { capturePayment } from '../../card/payment.ts'
import type { Engine } from '../../engine.ts'
import { fieldView } from '../html/form.ts'
import { type Html, html, money } from '../html/html.ts'
import { titles } from './pageStep.ts'
import { actionFormView, cancelView } from './paymentForms.ts'

/** The one-time code that the simulated bank accepts. */
export const CHALLENGE_CODE = '123456'

/** The attempt ends after this many wrong codes. */
const MAX_WRONG_CODES = 3

/** Handles the form with the bank's one-time code. */
export function answerChallenge(engine: Engine, record: OrderRecord, form: URLSearchParams): void {
  const { step } = record
  if (step.name !== 'challenge') return
  const rejectCode = (words: string, wrongCodes: number) =>
    engine.orders.put({ ...record, step: { ...step, wrongCodes, errors: { code: words } } })
  const code = (form.get('code') ?? '').replaceAll(/\s/g, '')
  const wrongCodes = step.wrongCodes + 1
  const left = MAX_WRONG_CODES - wrongCodes
  if (code === '') rejectCode('Enter the code.', step.wrongCodes)
  else if (code === CHALLENGE_CODE) capturePayment(engine, record, step.card)
  else if (left === 0)
    engine.orders.put({ ...record, step: { name: 'details', failure: 'challenge_failed' } })
  else
    rejectCode(
      `This code is incorrect. ${left === 1 ? 'One attempt' : `${left} attempts`} left.`,
      wrongCodes,
    )
}

/** Renders the 3-D Secure step, which looks like the bank's page. */
export function challengeView(
  record: OrderRecord,
  { card, errors = {} }: Extract<PaymentStep, { name: 'challenge' }>,
): Html {
  const { amount, currency } = record.order.source
  return html`<section class="bank">
<header><span class="bank-name">Lakeside Bank</span><span class="bank-scheme">3-D Secure</span></header>
<h1>${titles.challenge}</h1>
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
      // The focus skips the heading, so the field is described by the payment.
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
