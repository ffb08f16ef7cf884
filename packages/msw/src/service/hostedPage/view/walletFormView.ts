import type { OrderRecord } from '../../card/orders.ts'
import { actionFormView } from './actionFormView.ts'
import { type Html, html } from './html.ts'

/** One button that pays at once, dressed as the wallet's own. */
export function walletFormView(record: OrderRecord, name: string): Html {
  return actionFormView(
    'wallet',
    record,
    html`<button class="primary" data-wallet="${record.paymentMethod}" data-busy="Processing…">Pay with ${name}</button>`,
  )
}
