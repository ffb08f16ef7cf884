import { scenarios } from '../../../scenarios/scenarios.ts'
import type { CustomerRecord } from '../../accounts/customers.ts'
import type { Effects } from '../../scenario/effects.ts'
import { documentView } from '../view/documentView.ts'
import { type Html, html } from '../view/html.ts'
import { outcomeSection } from '../view/outcomeSection.ts'
import { simulatedView } from '../view/simulatedView.ts'
import { identityFormView } from './identityFormView.ts'
import { type IdentityStep, identityStep } from './identityStep.ts'

const titles: Readonly<Record<IdentityStep, string>> = {
  form: 'Verify your identity',
  review: 'We are checking your details',
  terms: 'Accept the terms to finish',
  approved: 'Identity verified',
  rejected: 'Identity not verified',
}

const ACCEPT = html`Approval also needs the terms of service: open them where you came from, and accept them.`

/**
 * A customer's identity page as things stand. A decision can be looked at again, so the script
 * follows it to wherever it goes.
 */
export function identityView(record: CustomerRecord, effects: Effects, serviceUrl: string): string {
  const step = identityStep(record)
  return documentView(
    titles[step],
    serviceUrl,
    html`<main data-status="${step}" data-follow>
${simulatedView(effects.identity && scenarios[effects.scenario].description)}
${step === 'form' ? identityFormView(record, effects) : waitingViews[step](record)}
</main>`,
    'identity',
  )
}

const waitingViews: {
  readonly [Step in Exclude<IdentityStep, 'form'>]: (record: CustomerRecord) => Html
} = {
  review: ({ signedAgreementId }) =>
    outcomeSection('review', titles.review, [
      html`This takes a few seconds. You can stay on this page.`,
      ...(signedAgreementId === null ? [ACCEPT] : []),
    ]),
  terms: () => outcomeSection('review', titles.terms, [html`Your details are fine.`, ACCEPT]),
  approved: () =>
    outcomeSection('done', titles.approved, [
      html`Your accounts are being opened. You can close this page.`,
    ]),
  rejected: () =>
    outcomeSection('cancelled', titles.rejected, [
      html`We can't open accounts for you. You can close this page.`,
    ]),
}
