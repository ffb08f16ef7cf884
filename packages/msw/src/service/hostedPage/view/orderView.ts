import { orderStatuses } from '@onramp-kit/core/contract'
import { scenarios } from '../../../scenarios/scenarios.ts'
import type { OrderRecord } from '../../card/orders.ts'
import { walletMethods } from '../../card/paymentMethods.ts'
import type { Effects } from '../../scenario/effects.ts'
import { cancelView } from './actionFormView.ts'
import { cardFormView } from './cardFormView.ts'
import { challengeView } from './challengeView.ts'
import { documentView } from './documentView.ts'
import { type Html, html } from './html.ts'
import { outcomeView } from './outcomeView.ts'
import { pageTitle } from './pageTitle.ts'
import { simulatedView } from './simulatedView.ts'
import { summaryView } from './summaryView.ts'
import { testCardsView } from './testCardsView.ts'
import { walletFormView } from './walletFormView.ts'

const refusals = {
  declined: 'Your card was declined. Nothing was charged; you can try another card.',
  challenge_failed:
    'Your card was declined: the bank could not confirm it was you. Nothing was charged; you can try again.',
} as const

const WALLET_REFUSAL = 'Your payment was declined. Nothing was charged; you can try again.'

/**
 * An order's hosted page as it stands. The script follows it while it has `data-follow`, and reads
 * `data-status` to see whether the order has changed.
 */
export function orderView(record: OrderRecord, effects: Effects, serviceUrl: string): string {
  const { status } = record.order
  return documentView(
    pageTitle(record),
    serviceUrl,
    html`<main data-status="${status}"${orderStatuses[status].terminal ? undefined : html` data-follow`}>
${contentView(record, effects)}
</main>`,
    'pay',
  )
}

function contentView(record: OrderRecord, { payment, scenario }: Effects): Html {
  const { order, paymentMethod, step } = record
  if (order.status !== 'payment_pending' || step.name === 'review' || step.name === 'paid')
    return html`${simulatedView()}
${outcomeView(record)}`
  if (step.name === 'challenge')
    return html`${simulatedView()}
${challengeView(record, step)}`
  const walletName = walletMethods.get(paymentMethod)
  // Where every payment ends the same way, no card is worth trying.
  const banner =
    walletName || payment
      ? simulatedView(payment && scenarios[scenario].description)
      : testCardsView()
  return html`${banner}
${summaryView(record)}
${step.refused && html`<p class="notice" role="alert" tabindex="-1" data-focus>${walletName ? WALLET_REFUSAL : refusals[step.refused]}</p>`}
${walletName ? walletFormView(record, walletName) : cardFormView(record, step.errors ?? {})}
${cancelView(record)}`
}
