import { documentView } from './documentView.ts'
import { html } from './html.ts'

/** Said alike of an order that is not there and of a session that is not its own. */
export function notFoundView(): string {
  return documentView(
    'Payment page not found',
    html`<main>
<section class="outcome" data-outcome="none">
<h1 tabindex="-1" data-focus>This payment page does not exist</h1>
<p>Go back to the shop and start the payment again.</p>
</section>
</main>`,
  )
}
