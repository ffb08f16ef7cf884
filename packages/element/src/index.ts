import {
  type BankDepositElementProps,
  type BankDepositEventMap,
  OnrampBankDepositElement,
} from './bankDeposit.ts'
import {
  type CheckoutElementProps,
  type CheckoutEventMap,
  OnrampCheckoutElement,
} from './checkout.ts'
import {
  OnrampOrderStatusElement,
  type OrderStatusElementProps,
  type OrderStatusEventMap,
} from './orderStatus.ts'

export type { ElementOf, OnrampElementProps } from './createElementClass.ts'
export type {
  BankDepositElementProps,
  BankDepositEventMap,
  CheckoutElementProps,
  CheckoutEventMap,
  OrderStatusElementProps,
  OrderStatusEventMap,
}
export { OnrampBankDepositElement, OnrampCheckoutElement, OnrampOrderStatusElement }

/** The properties and events of each element, by tag. The types for templates are made of it. */
export interface ElementTypes {
  'onramp-checkout': { props: CheckoutElementProps; events: CheckoutEventMap }
  'onramp-bank-deposit': { props: BankDepositElementProps; events: BankDepositEventMap }
  'onramp-order-status': { props: OrderStatusElementProps; events: OrderStatusEventMap }
}

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
