import type { ServiceError } from '../../http/serviceError.ts'
import { documentView } from './documentView.ts'
import { html } from './html.ts'
import { outcomeSection } from './outcomeSection.ts'

/** A refusal under a hosted page's address, for the person who reads it. */
export function refusalView({ code, message }: ServiceError, serviceUrl: string): string {
  const missing = code === 'not_found'
  const title = missing ? 'This page does not exist' : 'This request was not taken'
  const goBack = html`Go back to where you came from and start again.`
  return documentView(
    title,
    serviceUrl,
    html`<main>
${outcomeSection('refused', title, missing ? [goBack] : [html`${message}`, goBack])}
</main>`,
  )
}
