import type { OrderRecord } from '../../orders/orderRecord.ts'
import type { FieldErrors } from '../card/fieldErrors.ts'
import { walletMethods } from '../payment/walletMethods.ts'
import { cancelView } from './actionFormView.ts'
import { cardFormView } from './cardFormView.ts'
import { challengeView } from './challengeView.ts'
import { documentView } from './documentView.ts'
import { type Html, html } from './html.ts'
import { outcomeView } from './outcomeView.ts'
import { simulatedView } from './simulatedView.ts'
import { summaryView } from './summaryView.ts'
import { testCardsView } from './testCardsView.ts'
import { walletFormView } from './walletFormView.ts'

const refusals = {
  declined: 'Your card was declined. Nothing was charged; you can try another card.',
  challenge_failed:
    'Your card was declined: the bank could not confirm it was you. Nothing was charged; you can try again.',
} as const

/**
 * An order's hosted page as it stands. The script reads `data-status`, to see whether the order has
 * changed.
 */
export function orderView(record: OrderRecord, errors: FieldErrors = {}): string {
  return documentView(
    'Payment',
    html`<main data-status="${record.order.status}">
${contentView(record, errors)}
</main>`,
  )
}

function contentView(record: OrderRecord, errors: FieldErrors): Html {
  const { order, paymentMethod, step } = record
  if (order.status !== 'payment_pending')
    return html`${simulatedView()}
${outcomeView(record)}`
  if (step.name === 'challenge')
    return html`${simulatedView()}
${challengeView(record, step.card, errors)}`
  const walletName = walletMethods.get(paymentMethod)
  // Once the next attempt has its own faults, the last one's is no longer news.
  const refused = Object.keys(errors).length === 0 ? step.refused : undefined
  return html`${walletName ? simulatedView() : testCardsView()}
${summaryView(record)}
${refused && html`<p class="notice" role="alert" tabindex="-1" data-focus>${refusals[refused]}</p>`}
${walletName ? walletFormView(record, walletName) : cardFormView(record, errors)}
${cancelView(record)}`
}
