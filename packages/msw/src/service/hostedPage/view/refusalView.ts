import type { ServiceError } from '../../http/serviceError.ts'
import { documentView } from './documentView.ts'
import { html } from './html.ts'
import { markView } from './markView.ts'

/** A refusal under `/pay`, for the person who reads it. */
export function refusalView({ code, message }: ServiceError, serviceUrl: string): string {
  const missing = code === 'not_found'
  const title = missing ? 'This payment page does not exist' : 'This request was not taken'
  return documentView(
    title,
    serviceUrl,
    html`<main>
<section class="outcome" data-outcome="refused">
${markView('refused')}
<h1 tabindex="-1" data-focus>${title}</h1>
${missing ? undefined : html`<p>${message}</p>`}
<p>Go back to the shop and start the payment again.</p>
</section>
</main>`,
  )
}
