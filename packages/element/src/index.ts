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

/** The text of an attribute: a number, `true` and `false`, or data as JSON. */
type AttributeText<Value> =
  | `${Extract<Value, number | boolean>}`
  | ([Extract<Value, object>] extends [never] ? never : string)

/** What a template may set: a property, or the text of its attribute, such as `chain="8453"`. */
export type TemplateProps<Props> = {
  readonly [Name in keyof Props]?:
    | Props[Name]
    | (Name extends 'client' | 'beforePurchase' ? never : AttributeText<Props[Name]>)
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
