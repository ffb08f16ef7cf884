import { OnrampBankDepositElement } from './bankDeposit.ts'
import { OnrampCheckoutElement } from './checkout.ts'
import { OnrampOrderStatusElement } from './orderStatus.ts'

export type { BankDepositElementProps, BankDepositEventMap } from './bankDeposit.ts'
export type { CheckoutElementProps, CheckoutEventMap } from './checkout.ts'
export type { ElementOf, OnrampElementProps } from './createElementClass.ts'
export type { OrderStatusElementProps, OrderStatusEventMap } from './orderStatus.ts'
export { OnrampBankDepositElement, OnrampCheckoutElement, OnrampOrderStatusElement }

declare global {
  interface HTMLElementTagNameMap {
    'onramp-checkout': OnrampCheckoutElement
    'onramp-bank-deposit': OnrampBankDepositElement
    'onramp-order-status': OnrampOrderStatusElement
  }
}

const elements = {
  'onramp-checkout': OnrampCheckoutElement,
  'onramp-bank-deposit': OnrampBankDepositElement,
  'onramp-order-status': OnrampOrderStatusElement,
}

// A server has no custom elements, and a second copy of this module finds them defined.
if (typeof customElements !== 'undefined')
  for (const [tag, element] of Object.entries(elements))
    if (customElements.get(tag) === undefined) customElements.define(tag, element)
