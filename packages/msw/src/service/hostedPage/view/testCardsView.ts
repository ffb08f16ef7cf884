import { type CardOutcome, testCards } from '../../card/paymentMethods.ts'
import { type Html, html } from './html.ts'
import { SIMULATED } from './simulatedView.ts'

const words: Readonly<Record<CardOutcome, string>> = {
  challenged: 'asks for a code',
  captured: 'paid at once',
  declined: 'declined',
}

/** The banner beside the card form, with the cards it can be tried with. */
export function testCardsView(): Html {
  return html`<details class="simulated">
<summary>${SIMULATED} <span>Test cards</span></summary>
<ul>
${testCards.map(({ number, outcome }) => html`<li><code>${grouped(number)}</code> ${words[outcome]}</li>`)}
</ul>
<p>Any expiry date to come, any security code, any name.</p>
</details>`
}

function grouped(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
