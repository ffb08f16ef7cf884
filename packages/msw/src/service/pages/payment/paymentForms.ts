import type { OrderRecord } from '../../card/orders.ts'
import type { FieldErrors } from '../../records.ts'
import { type Field, fieldView, formView } from '../html/form.ts'
import { type Html, html, money } from '../html/html.ts'
import { cardBrands } from './readCard.ts'

/** Renders the card form. */
export function cardFormView(record: OrderRecord, errors: FieldErrors): Html {
  const { amount, currency } = record.order.source
  const brand = html`<output class="brand" for="number" data-brands="${JSON.stringify(cardBrands)}"></output>`
  const fields: readonly Field[] = [
    {
      name: 'number',
      label: 'Card number',
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      keyboard: 'numeric',
      aside: brand,
    },
    {
      name: 'expiry',
      label: 'Expiry date',
      autocomplete: 'cc-exp',
      placeholder: 'MM/YY',
      keyboard: 'numeric',
    },
    {
      name: 'cvc',
      label: 'Security code',
      autocomplete: 'cc-csc',
      placeholder: 'CVC',
      keyboard: 'numeric',
    },
    { name: 'name', label: 'Name on card', autocomplete: 'cc-name' },
  ]
  return actionFormView(
    'card',
    record,
    html`${fields.map((field) => fieldView(field, errors))}
<button class="primary" data-busy="Processing…">Pay ${money(amount, currency)}</button>`,
  )
}

/** Renders the digital wallet's button, which pays at once. */
export function digitalWalletFormView(record: OrderRecord, name: string): Html {
  return actionFormView(
    'digital-wallet',
    record,
    html`<button class="primary" data-digital-wallet="${record.paymentMethod}" data-busy="Processing…">Pay with ${name}</button>`,
  )
}

/** Renders a form of one of the page's actions. A form that pays again says that the buyer is not charged twice. */
export function actionFormView(
  action: string,
  { order, pageToken }: OrderRecord,
  content: Html,
): Html {
  const reassurance = action === 'cancel' ? undefined : 'You won’t be charged twice.'
  return formView(action, `${order.id}/${action}?session=${pageToken}`, content, reassurance)
}

/** Renders the button that cancels a pending payment. */
export function cancelView(record: OrderRecord): Html {
  return actionFormView(
    'cancel',
    record,
    html`<button class="quiet" data-busy="Canceling…">Cancel payment</button>`,
  )
}
