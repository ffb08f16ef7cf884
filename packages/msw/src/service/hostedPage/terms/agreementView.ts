import type { CustomerRecord } from '../../accounts/customers.ts'
import { PROVIDER } from '../provider.ts'
import { formView } from '../view/formView.ts'
import { type Html, html } from '../view/html.ts'
import { clauses } from './clauses.ts'

/** The terms, and the two ways on from them. */
export function agreementView({ errors, id, sessions }: CustomerRecord): Html {
  const fault = errors['agreement']
  const session = `session=${sessions.terms}`
  return html`<article class="prose">
<header>
<h1>Terms of service</h1>
<p>${PROVIDER}. These terms are made up, and bind nobody.</p>
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
