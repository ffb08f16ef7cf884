import type { CustomerRecord } from '../../accounts/customers.ts'
import { acceptTerms } from '../../accounts/review.ts'
import type { Engine } from '../../engine.ts'
import { activeBehavior } from '../../scenario/behavior.ts'
import { documentView, outcomeSection, PROVIDER, simulatedView } from '../html/document.ts'
import { formView } from '../html/form.ts'
import { type Html, html } from '../html/html.ts'
import type { HostedPage } from '../pageEndpoints.ts'

/** Creates the hosted terms page. (Interface: Superseded routes, tos-link; assumption `accounts.terms`.) */
export function termsPage(engine: Engine): HostedPage<CustomerRecord> {
  const { customers } = engine
  return {
    root: 'terms',
    find: (id) => customers.find(id),
    address: ({ id, pageTokens }) => ({ id, pageToken: pageTokens.terms }),
    behavior: () => activeBehavior(engine),
    markVisited: (record) => record,
    view: (record, { serviceUrl, url }) =>
      termsView(record, url.searchParams.has('left'), serviceUrl),
    actions: {
      accept(record, form) {
        if (form.has('agreement')) acceptTerms(engine, record)
        else
          customers.put({ ...record, errors: { agreement: 'Check the box to accept the terms.' } })
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
  const { id, pageTokens, signedAgreementId, status } = record
  const page = (title: string, attributes: Html, content: Html) =>
    documentView(
      title,
      serviceUrl,
      html`<main ${attributes}>
${simulatedView()}
${content}
</main>`,
      'terms',
    )
  if (signedAgreementId !== null) {
    const next =
      status === 'not_started' || status === 'incomplete'
        ? html`Next, verify your identity on the page you came from.`
        : html`You can close this page.`
    return page(
      ACCEPTED,
      html`data-status="accepted" data-agreement="${signedAgreementId}"`,
      outcomeSection('done', ACCEPTED, [html`Thank you.`, next]),
    )
  }
  if (left) {
    return page(
      LEFT,
      html`data-status="left"`,
      outcomeSection('cancelled', LEFT, [
        html`You can open accounts only after you accept the terms.`,
        html`<a href="${id}?session=${pageTokens.terms}">Read the terms again</a>`,
      ]),
    )
  }
  return page('Terms of service', html`data-status="open" data-wide`, agreementView(record))
}

/** Renders the clauses, and the form to accept them. */
function agreementView({ errors, id, pageTokens }: CustomerRecord): Html {
  const fault = errors['agreement']
  const query = `session=${pageTokens.terms}`
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
  `${id}/accept?${query}`,
  html`<div class="field" data-field="agreement">
<label class="consent"><input type="checkbox" id="agreement" name="agreement" required
 aria-invalid="${String(fault !== undefined)}" aria-describedby="agreement-error"> I have read the terms and accept them.</label>
<p class="error" id="agreement-error">${fault}</p>
</div>
<button class="primary" data-busy="Accepting…">Accept</button>
<a class="quiet" href="${id}?${query}&amp;left=1">Not now</a>`,
)}`
}

/** The fictional terms of service: heading and text of each clause. */
const clauses: readonly (readonly [heading: string, text: string])[] = [
  [
    'Our service',
    `${PROVIDER} opens bank accounts in your name, one for each currency. Money that arrives there is exchanged for a stablecoin and sent to your wallet. These terms are between you and ${PROVIDER}; the site you came from is not a party to them.`,
  ],
  [
    'Who can open an account',
    'You are at least 18 years old, act for yourself, and give us your own name and address. We have to verify who you are before an account is opened, and may ask again later.',
  ],
  [
    'Money you send',
    'Send money only from a bank account in your own name, and only in the currency of the account you send it to. We return any other transfer, less bank charges.',
  ],
  [
    'Exchange rate',
    'You get the rate at the time your money is exchanged, not the one at the time you sent it. A transfer to your wallet can’t be undone. Make sure that the wallet is yours and that you can open it.',
  ],
  [
    'Fees',
    'We deduct our fee from your transfer before the exchange. You see it before you send money. Your bank may charge its own fee.',
  ],
  [
    'Your data',
    'We keep the data about you and your transfers that the law requires, for as long as it requires, and share it only with parties entitled to it.',
  ],
  [
    'Closing your accounts',
    'You can close your accounts at any time. We can close them with two months’ notice, or at once where the law requires it. We still deliver pending transfers.',
  ],
]
