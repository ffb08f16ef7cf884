import type { OrderRecord } from '../../card/orders.ts'
import type { FieldErrors } from '../../http/body.ts'
import { cardBrands } from '../card/cardBrands.ts'
import { actionFormView } from './actionFormView.ts'
import { fieldView } from './fieldView.ts'
import { type Html, html } from './html.ts'
import { money } from './money.ts'

/** The card form. */
export function cardFormView(record: OrderRecord, errors: FieldErrors): Html {
  const { amount, currency } = record.order.source
  const brand = html`<output class="brand" for="number" data-brands="${JSON.stringify(cardBrands)}"></output>`
  const fields = [
    {
      name: 'number',
      label: 'Card number',
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      keyboard: 'numeric' as const,
      aside: brand,
    },
    {
      name: 'expiry',
      label: 'Expiry date',
      autocomplete: 'cc-exp',
      placeholder: 'MM/YY',
      keyboard: 'numeric' as const,
    },
    {
      name: 'cvc',
      label: 'Security code',
      autocomplete: 'cc-csc',
      placeholder: 'CVC',
      keyboard: 'numeric' as const,
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
