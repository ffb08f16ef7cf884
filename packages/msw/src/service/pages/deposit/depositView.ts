import { documentView, outcomeSection, simulatedView } from '../html/document.ts'
import { fieldView, formView, selectView } from '../html/form.ts'
import { money } from '../html/format.ts'
import { type Html, html } from '../html/html.ts'
import { readDeposit, sources } from './readDeposit.ts'

const TITLE = 'Deposit crypto'
const DONE = 'Deposit started'

/**
 * The deposit page.
 * @param opening the parameters it was opened with, which every address of it has
 * @param sent the form that was sent, if any was
 */
export function depositView(
  opening: URLSearchParams,
  sent: URLSearchParams,
  serviceUrl: string,
): string {
  const reading = sent.has('amount') ? readDeposit(sent) : { errors: {} }
  return reading.errors
    ? page(TITLE, serviceUrl, formOf(opening, reading.errors))
    : page(
        DONE,
        serviceUrl,
        outcomeSection('done', DONE, [
          html`${sources[reading.source]}, ${money(reading.amount, 'USD')}.`,
          html`<a href="?${String(opening)}">Make another deposit</a>`,
        ]),
      )
}

function page(title: string, serviceUrl: string, content: Html): string {
  return documentView(
    title,
    serviceUrl,
    html`<main>
${simulatedView()}
${content}
</main>`,
    'deposit',
  )
}

function formOf(opening: URLSearchParams, errors: Parameters<typeof fieldView>[1]): Html {
  return html`<header class="intro">
<h1>${TITLE}</h1>
<p>It arrives as a stablecoin in your wallet with the shop.</p>
</header>
${formView(
  'deposit',
  `?${String(opening)}`,
  html`${selectView({ name: 'source', label: 'From', options: sources }, errors)}
${fieldView(
  {
    name: 'amount',
    label: 'Amount in USD',
    autocomplete: 'transaction-amount',
    keyboard: 'decimal',
    placeholder: '25.00',
  },
  errors,
)}
<button class="primary" data-busy="Starting…">Continue</button>`,
)}`
}
