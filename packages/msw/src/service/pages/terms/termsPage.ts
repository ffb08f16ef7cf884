import type { CustomerRecord } from '../../accounts/customers.ts'
import { acceptTerms } from '../../accounts/review.ts'
import type { Engine } from '../../engine.ts'
import { effectsOf } from '../../scenario/effects.ts'
import { documentView, outcomeSection, PROVIDER, simulatedView } from '../html/document.ts'
import { formView } from '../html/form.ts'
import { type Html, html } from '../html/html.ts'
import type { HostedPage } from '../pageEndpoints.ts'
import { clauses } from './clauses.ts'

/** Creates the hosted terms page. (Interface: Superseded routes, tos-link; assumption `accounts.terms`.) */
export function termsPage(engine: Engine): HostedPage<CustomerRecord> {
  const { customers } = engine
  return {
    root: 'terms',
    find: (id) => customers.find(id),
    address: ({ id, sessions }) => ({ id, session: sessions.terms }),
    effects: () => effectsOf(engine),
    opened: (record) => record,
    view: (record, { serviceUrl, url }) =>
      termsView(record, url.searchParams.has('left'), serviceUrl),
    actions: {
      accept(record, form) {
        if (form.has('agreement')) acceptTerms(engine, record)
        else
          customers.put({ ...record, errors: { agreement: 'Tick the box to accept the terms.' } })
      },
    },
  }
}

const ACCEPTED = 'Terms accepted'
const LEFT = 'Terms not accepted'

/**
 * Renders the terms page. Its script posts the agreement in `data-agreement`.
 * @param left true if the person has declined for now
 */
function termsView(record: CustomerRecord, left: boolean, serviceUrl: string): string {
  const { id, sessions, signedAgreementId, status } = record
  if (signedAgreementId !== null) {
    const next =
      status === 'not_started' || status === 'incomplete'
        ? html`Next, verify your identity: return to the shop.`
        : html`You can close this page.`
    return documentView(
      ACCEPTED,
      serviceUrl,
      html`<main data-status="accepted" data-agreement="${signedAgreementId}">
${simulatedView()}
${outcomeSection('done', ACCEPTED, [html`Thank you.`, next])}
</main>`,
      'terms',
    )
  }
  if (left) {
    return documentView(
      LEFT,
      serviceUrl,
      html`<main data-status="left">
${simulatedView()}
${outcomeSection('cancelled', LEFT, [
  html`You can open accounts only after you accept the terms.`,
  html`<a href="${id}?session=${sessions.terms}">Read the terms again</a>`,
])}
</main>`,
      'terms',
    )
  }
  return documentView(
    'Terms of service',
    serviceUrl,
    html`<main data-status="open" data-wide>
${simulatedView()}
${agreementView(record)}
</main>`,
    'terms',
  )
}

/** Renders the clauses, and the form to accept them. */
function agreementView({ errors, id, sessions }: CustomerRecord): Html {
  const fault = errors['agreement']
  const session = `session=${sessions.terms}`
  return html`<article class="prose">
<header>
<h1>Terms of service</h1>
<p>${PROVIDER}. These terms are fictional and not binding.</p>
</header>
${clauses.map(
  ([heading, text], index) => html`<section>
<h2>${index + 1}. ${heading}</h2>
<p>${text}</p>
</section>`,
)}
</article>
${formView(
  'accept',
  `${id}/accept?${session}`,
  html`<div class="field" data-field="agreement">
<label class="consent"><input type="checkbox" id="agreement" name="agreement" required
 aria-invalid="${String(fault !== undefined)}" aria-describedby="agreement-error"> I have read the terms of service and accept them.</label>
<p class="error" id="agreement-error">${fault}</p>
</div>
<button class="primary" data-busy="Accepting…">Accept</button>
<a class="quiet" href="${id}?${session}&amp;left=1">Not now</a>`,
)}`
}
