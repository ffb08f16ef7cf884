import { chainName, orderStatuses } from '@onramp-kit/core/contract'
import { type CardOutcome, digitalWallets, testCards } from '../../card/cardsAndWallets.ts'
import type { OrderRecord } from '../../card/orders.ts'
import type { Behavior } from '../../scenario/behavior.ts'
import { documentView, SIMULATED, simulatedView } from '../html/document.ts'
import { type Html, html, money, shortWallet, tokens } from '../html/html.ts'
import { challengeView } from './challenge.ts'
import { outcomeView } from './outcomeView.ts'
import { type PageStep, pageStep, pageTitle } from './pageStep.ts'
import { cancelView, cardFormView, digitalWalletFormView } from './paymentForms.ts'

const declineMessages = {
  declined: 'Your card was declined. You haven’t been charged. Try another card.',
  challenge_failed:
    'Your card was declined: your bank couldn’t confirm it was you. You haven’t been charged. Try again.',
} as const

const DIGITAL_WALLET_DECLINED = 'Your payment was declined. You haven’t been charged. Try again.'

/** Renders an order's page. Its script polls while `data-follow` is set, and compares `data-status`. */
export function orderView(record: OrderRecord, behavior: Behavior, serviceUrl: string): string {
  const { status } = record.order
  return documentView(
    pageTitle(record),
    serviceUrl,
    html`<main data-status="${status}"${orderStatuses[status].terminal ? undefined : html` data-follow`}>
${contentView(record, behavior)}
</main>`,
    'pay',
  )
}

function contentView(record: OrderRecord, behavior: Behavior): Html {
  const step = pageStep(record)
  if (step.name === 'details') return detailsView(record, step, behavior)
  return html`${simulatedView()}
${step.name === 'challenge' ? challengeView(record, step) : outcomeView(record, step.name)}`
}

/** Renders the purchase and the form that pays it. */
function detailsView(
  record: OrderRecord,
  { errors = {}, failure }: Extract<PageStep, { name: 'details' }>,
  { description, payment }: Behavior,
): Html {
  const digitalWallet = digitalWallets.get(record.paymentMethod)
  // When the scenario decides every payment, test cards make no difference.
  const banner = digitalWallet || payment ? simulatedView(payment && description) : testCardsView()
  return html`${banner}
${summaryView(record)}
${failure && html`<p class="notice" role="alert" tabindex="-1" data-focus>${digitalWallet ? DIGITAL_WALLET_DECLINED : declineMessages[failure]}</p>`}
${digitalWallet ? digitalWalletFormView(record, digitalWallet) : cardFormView(record, errors)}
${cancelView(record)}`
}

/** Renders the amounts, the network and the wallet. */
function summaryView({ order, payout }: OrderRecord): Html {
  const { amount, currency } = order.source
  const { chain, token, wallet } = order.destination
  return html`<header class="summary">
<h1>You pay <strong>${money(amount, currency)}</strong></h1>
<dl>
<div><dt>You receive</dt><dd>${tokens(payout, token)}</dd></div>
<div><dt>Network</dt><dd>${chainName(chain)}</dd></div>
<div><dt>Wallet</dt><dd>${shortWallet(wallet)}</dd></div>
</dl>
</header>`
}

const words: Readonly<Record<CardOutcome, string>> = {
  challenged: 'asks for a code',
  captured: 'paid at once',
  declined: 'declined',
}

const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** Renders the banner with the test cards. */
function testCardsView(): Html {
  return html`<details class="simulated">
<summary>${SIMULATED} <span>Test cards</span></summary>
<ul>
${testCards.map(({ number, outcome }) => html`<li><code>${grouped(number)}</code> ${words[outcome]}</li>`)}
</ul>
<p>Use any future expiry date, any security code and any name.</p>
</details>`
}
