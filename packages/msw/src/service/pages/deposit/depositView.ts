import { amount, cashAppDeposit, safeParse } from '@onramp-kit/core/contract'
import type { FieldErrors } from '../../records.ts'
import { documentView, outcomeSection, simulatedView } from '../html/document.ts'
import { fieldErrors, fieldView, formView, selectView } from '../html/form.ts'
import { type Html, html, money } from '../html/html.ts'

const TITLE = 'Make a deposit'
const DONE = 'Deposit started'

/**
 * Renders the deposit page.
 * @param opening the merchant's parameters, which every URL of the page carries
 * @param sent the submitted form; empty before
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

function formOf(opening: URLSearchParams, errors: FieldErrors): Html {
  return html`<header class="intro">
<h1>${TITLE}</h1>
<p>Your deposit goes to your wallet as a stablecoin.</p>
</header>
${formView(
  'deposit',
  `?${String(opening)}`,
  html`${selectView({ name: 'source', label: 'Deposit with', options: sources }, errors)}
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

/** The result of a deposit form. `amount` is decimal text in USD. */
type DepositReading =
  | { readonly source: Source; readonly amount: string; readonly errors?: undefined }
  | { readonly errors: FieldErrors }

/** Validates a deposit form. Cash App has a minimum amount. (Interface: Limits 3.) */
function readDeposit(form: URLSearchParams): DepositReading {
  const source = form.get('source') ?? ''
  const text = (form.get('amount') ?? '').trim()
  const errors = fieldErrors({
    source: isSource(source) ? undefined : 'Choose a deposit method.',
    amount: amountError(text, source),
  })
  return isSource(source) && Object.keys(errors).length === 0
    ? { source, amount: text }
    : { errors }
}

function amountError(text: string, source: string): string | undefined {
  if (text === '') return 'Enter an amount.'
  if (amount.issueOf(text)) return 'Enter a valid amount, like 25.50.'
  if (!/[1-9]/.test(text)) return 'Enter an amount greater than 0.'
  if (source === 'cash-app' && !safeParse(cashAppDeposit, { amount: text }).success) {
    return 'The minimum Cash App deposit is $3.00.'
  }
  return undefined
}

/** Labels of the deposit's sources, by form value. */
const sources = {
  exchange: 'Exchange',
  wallet: 'Wallet',
  'cash-app': 'Cash App',
} as const

type Source = keyof typeof sources

function isSource(text: string): text is Source {
  return Object.hasOwn(sources, text)
}
