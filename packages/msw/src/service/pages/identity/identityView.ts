import type { KnownCustomerStatus } from '@onramp-kit/core/contract'
import type { CustomerRecord } from '../../accounts/customers.ts'
import type { Behavior } from '../../scenario/behavior.ts'
import { documentView, outcomeSection, PROVIDER, simulatedView } from '../html/document.ts'
import { fieldView, formView, selectView } from '../html/form.ts'
import { type Html, html, shortWallet } from '../html/html.ts'
import { documentKinds } from './readIdentity.ts'

/** A step of the identity page. */
type IdentityStep = 'form' | 'review' | 'terms' | 'approved' | 'rejected'

const steps: Readonly<Record<KnownCustomerStatus, IdentityStep>> = {
  not_started: 'form',
  incomplete: 'form',
  under_review: 'review',
  active: 'approved',
  rejected: 'rejected',
}

/** Returns the step of a customer. A review that has ended without a decision waits for the terms. */
export function identityStep({ status, review }: CustomerRecord): IdentityStep {
  return review?.ended ? 'terms' : steps[status]
}

const titles: Readonly<Record<IdentityStep, string>> = {
  form: 'Verify your identity',
  review: 'Your details are in review',
  terms: 'Accept the terms to continue',
  approved: 'Identity verified',
  rejected: 'Identity not verified',
}

const ACCEPT = html`You also need to accept the terms. Go back to the page you came from to accept them.`

/** Renders the identity page. Its script keeps following the status, because a control may reopen a decision. */
export function identityView(
  record: CustomerRecord,
  behavior: Behavior,
  serviceUrl: string,
): string {
  const step = identityStep(record)
  return documentView(
    titles[step],
    serviceUrl,
    html`<main data-status="${step}" data-follow>
${simulatedView(behavior.identity && behavior.description)}
${step === 'form' ? identityFormView(record, behavior) : waitingViews[step](record)}
</main>`,
    'identity',
  )
}

const waitingViews: {
  readonly [Step in Exclude<IdentityStep, 'form'>]: (record: CustomerRecord) => Html
} = {
  review: ({ signedAgreementId }) =>
    outcomeSection('review', titles.review, [
      html`This takes a few seconds. You can close this page.`,
      ...(signedAgreementId === null ? [ACCEPT] : []),
    ]),
  terms: () => outcomeSection('review', titles.terms, [html`Your details were approved.`, ACCEPT]),
  approved: () =>
    outcomeSection('done', titles.approved, [
      html`We’re opening your accounts. You can close this page.`,
    ]),
  rejected: () =>
    outcomeSection('cancelled', titles.rejected, [
      html`We couldn’t open accounts for you. You can close this page.`,
    ]),
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** Lets the person who tries the page choose the verdict. */
const verdictView = html`<fieldset class="choices" data-field="verdict">
<legend>Result of the simulated review</legend>
<label><input type="radio" name="verdict" value="approved" checked> Approved</label>
<label><input type="radio" name="verdict" value="rejected"> Rejected</label>
</fieldset>`

/** Renders the identity form, with the choice of a verdict unless the scenario decides it. */
function identityFormView(record: CustomerRecord, { identity }: Behavior): Html {
  const { country, errors, id, pageTokens, wallet } = record
  const field = (name: string, label: string, autocomplete: string) =>
    fieldView({ name, label, autocomplete }, errors)
  return html`<header class="intro">
<h1 tabindex="-1" data-focus>Verify your identity</h1>
<p>${PROVIDER} needs to know who the accounts are for. Use fictional details. The simulator does not store them.</p>
<dl>
<div><dt>Country or region</dt><dd>${countries.of(country)}</dd></div>
<div><dt>Wallet</dt><dd>${shortWallet(wallet)}</dd></div>
</dl>
</header>
${formView(
  'submit',
  `${id}/submit?session=${pageTokens.identity}`,
  html`${field('name', 'Full name', 'name')}
${fieldView({ name: 'birth_date', label: 'Date of birth', autocomplete: 'bday', type: 'date' }, errors)}
${field('street', 'Street and number', 'address-line1')}
${field('postal_code', 'Postal code', 'postal-code')}
${field('city', 'City', 'address-level2')}
${selectView({ name: 'document_kind', label: 'Document', options: documentKinds }, errors)}
${field('document_number', 'Document number', 'off')}
${identity ? undefined : verdictView}
<button class="primary" data-busy="Sending…">Submit for review</button>`,
)}`
}
