import type { OrderRecord } from '../../orders/orderRecord.ts'
import type { FieldErrors } from '../card/fieldErrors.ts'
import { walletMethods } from '../payment/walletMethods.ts'
import { cancelView } from './actionFormView.ts'
import { cardFormView } from './cardFormView.ts'
import { challengeView } from './challengeView.ts'
import { documentView } from './documentView.ts'
import { type Html, html } from './html.ts'
import { outcomeView } from './outcomeView.ts'
import { summaryView } from './summaryView.ts'
import { testCardsView } from './testCardsView.ts'
import { walletFormView } from './walletFormView.ts'

const refusals = {
  declined: 'Your card was declined. Nothing was charged; you can try another card.',
  challenge_failed:
    'Your card was declined: the bank could not confirm it was you. Nothing was charged; you can try again.',
} as const

/** An order's hosted page as it stands. The script reads `data-status`, to see whether the order has changed. */
export function orderView(record: OrderRecord, errors: FieldErrors = {}): string {
  return documentView(
    'Payment',
    html`<main data-status="${record.order.status}">
${testCardsView()}
${contentView(record, errors)}
</main>`,
  )
}

function contentView(record: OrderRecord, errors: FieldErrors): Html {
  const { order, paymentMethod, step } = record
  if (order.status !== 'payment_pending') return outcomeView(record)
  if (step.name === 'challenge') return challengeView(record, step.card, errors)
  const walletName = walletMethods.get(paymentMethod)
  return html`${summaryView(record)}
${step.refused && html`<p class="notice" role="alert" tabindex="-1" data-focus>${refusals[step.refused]}</p>`}
${walletName ? walletFormView(record, walletName) : cardFormView(record, errors)}
${cancelView(record)}`
}
