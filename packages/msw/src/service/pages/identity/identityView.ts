import type { KnownCustomerStatus } from '@onramp-kit/core/contract'
import { scenarios } from '../../../scenarios/scenarios.ts'
import type { CustomerRecord } from '../../accounts/customers.ts'
import type { Effects } from '../../scenario/effects.ts'
import { documentView, outcomeSection, simulatedView } from '../html/document.ts'
import { type Html, html } from '../html/html.ts'
import { identityFormView } from './identityFormView.ts'

/** Where a person stands on the identity page. */
type IdentityStep = 'form' | 'review' | 'terms' | 'approved' | 'rejected'

const steps: Readonly<Record<KnownCustomerStatus, IdentityStep>> = {
  not_started: 'form',
  incomplete: 'form',
  under_review: 'review',
  active: 'approved',
  rejected: 'rejected',
}

/** The step a customer's status leads to; an approval that is out waits there for the terms. */
export function identityStep({ status, review }: CustomerRecord): IdentityStep {
  return review?.ended ? 'terms' : steps[status]
}

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
