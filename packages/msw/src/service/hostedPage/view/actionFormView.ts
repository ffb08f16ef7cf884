import type { OrderRecord } from '../../orders/orderRecord.ts'
import { type Html, html } from './html.ts'

/**
 * A form that posts one of the page's actions. The browser's own validation is off: the server's
 * words stand beside each field, and are the same for every browser.
 */
export function actionFormView(
  action: string,
  { order, session }: OrderRecord,
  content: Html,
): Html {
  return html`<form class="${action}" method="post" action="${order.id}/${action}?session=${session}" novalidate>
${content}
<p class="notice" role="alert" data-unreachable hidden>The payment service can't be reached. Check the connection and try again.</p>
</form>`
}

/** The way out that every step of a pending payment has. */
export function cancelView(record: OrderRecord): Html {
  return actionFormView(
    'cancel',
    record,
    html`<button class="quiet" data-busy="Cancelling…">Cancel payment</button>`,
  )
}
