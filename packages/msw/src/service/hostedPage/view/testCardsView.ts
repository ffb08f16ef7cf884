import type { CardOutcome } from '../card/testCards.ts'
import { testCards } from '../card/testCards.ts'
import { type Html, html } from './html.ts'

const words: Readonly<Record<CardOutcome, string>> = {
  challenged: 'the bank asks for a code',
  captured: 'paid at once',
  declined: 'declined',
}

/** Says what the page is, so that nobody takes it for a real one, and with what it can be tried. */
export function testCardsView(): Html {
  return html`<details class="simulated">
<summary>Simulated – no money moves <span>Test cards</span></summary>
<ul>
${testCards.map(({ number, outcome }) => html`<li><code>${grouped(number)}</code> ${words[outcome]}</li>`)}
</ul>
<p>Any expiry date to come, any security code, any name.</p>
</details>`
}

function grouped(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}
