// Types of the elements in Vue 3 templates: `import type {} from '@onramp-kit/element/vue'` in one module of the app.
import type {
  BankDepositElementProps,
  BankDepositEventMap,
  CheckoutElementProps,
  CheckoutEventMap,
  OnrampBankDepositElement,
  OnrampCheckoutElement,
  OnrampOrderStatusElement,
  OrderStatusElementProps,
  OrderStatusEventMap,
} from '@onramp-kit/element'
import type { HTMLAttributes, PublicProps } from 'vue'

/** Vue camelizes the names of events: `@onramp-status` is `onOnrampStatus`. */
type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text

type Component<Element, Props, Events> = new () => Element & {
  $props: HTMLAttributes &
    PublicProps &
    Partial<Props> & {
      readonly [Type in keyof Events & string as `on${Capitalize<CamelCase<Type>>}`]?: (
        event: Events[Type],
      ) => void
    }
}

declare module 'vue' {
  interface GlobalComponents {
    'onramp-checkout': Component<OnrampCheckoutElement, CheckoutElementProps, CheckoutEventMap>
    'onramp-bank-deposit': Component<
      OnrampBankDepositElement,
      BankDepositElementProps,
      BankDepositEventMap
    >
    'onramp-order-status': Component<
      OnrampOrderStatusElement,
      OrderStatusElementProps,
      OrderStatusEventMap
    >
  }
}
