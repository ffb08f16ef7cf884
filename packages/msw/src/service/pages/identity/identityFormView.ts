import type { CustomerRecord } from '../../accounts/customers.ts'
import type { Effects } from '../../scenario/effects.ts'
import { PROVIDER } from '../html/document.ts'
import { fieldView, formView, radiosView, selectView } from '../html/form.ts'
import { shortWallet } from '../html/format.ts'
import { type Html, html } from '../html/html.ts'
import { documentKinds } from './readIdentity.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** How the review ends is up to whoever tries it out. */
const verdictView = radiosView({
  name: 'verdict',
  legend: 'What the simulated review decides',
  options: { approved: 'Approved', rejected: 'Rejected' },
})

/** Who the person is, by what, and how the simulated review is to end, unless the scenario decides. */
export function identityFormView(record: CustomerRecord, { identity }: Effects): Html {
  const { country, errors, id, sessions, wallet } = record
  const field = (name: string, label: string, autocomplete: string) =>
    fieldView({ name, label, autocomplete }, errors)
  return html`<header class="intro">
<h1 tabindex="-1" data-focus>Verify your identity</h1>
<p>${PROVIDER} needs to know who the accounts are for. Made-up details will do: nothing of them is kept.</p>
<dl>
<div><dt>Country</dt><dd>${countries.of(country)}</dd></div>
<div><dt>Wallet</dt><dd>${shortWallet(wallet)}</dd></div>
</dl>
</header>
${formView(
  'submit',
  `${id}/submit?session=${sessions.identity}`,
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
