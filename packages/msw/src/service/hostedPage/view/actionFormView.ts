import type { OrderRecord } from '../../card/orders.ts'
import { formView } from './formView.ts'
import { type Html, html } from './html.ts'

/** A form that posts one of the card page's actions. */
export function actionFormView(
  action: string,
  { order, session }: OrderRecord,
  content: Html,
): Html {
  return formView(action, `${order.id}/${action}?session=${session}`, content)
}

/** The way out that every step of a pending payment has. */
export function cancelView(record: OrderRecord): Html {
  return actionFormView(
    'cancel',
    record,
    html`<button class="quiet" data-busy="Cancelling…">Cancel payment</button>`,
  )
}
