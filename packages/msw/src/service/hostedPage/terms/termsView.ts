import type { CustomerRecord } from '../../accounts/customers.ts'
import { documentView } from '../view/documentView.ts'
import { html } from '../view/html.ts'
import { outcomeSection } from '../view/outcomeSection.ts'
import { simulatedView } from '../view/simulatedView.ts'
import { agreementView } from './agreementView.ts'

const ACCEPTED = 'Terms accepted'
const LEFT = 'Terms not accepted'

/**
 * A customer's terms page as things stand. Its script tells the agreement that it finds in
 * `data-agreement`.
 * @param left whether the person has chosen not to accept them now
 */
export function termsView(record: CustomerRecord, left: boolean, serviceUrl: string): string {
  const { id, sessions, signedAgreementId, status } = record
  if (signedAgreementId !== null) {
    const next =
      status === 'not_started' || status === 'incomplete'
        ? html`Next, your identity is verified: go back to where you came from.`
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
  html`Without them no accounts can be opened.`,
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
