// Types of the elements in Svelte 5 templates: `import type {} from '@onramp-kit/element/svelte'` in one module of the app.
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
import type { HTMLAttributes } from 'svelte/elements'

type Attributes<Element extends EventTarget, Props, Events> = HTMLAttributes<Element> &
  Partial<Props> & {
    readonly [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void
  }

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'onramp-checkout': Attributes<OnrampCheckoutElement, CheckoutElementProps, CheckoutEventMap>
    'onramp-bank-deposit': Attributes<
      OnrampBankDepositElement,
      BankDepositElementProps,
      BankDepositEventMap
    >
    'onramp-order-status': Attributes<
      OnrampOrderStatusElement,
      OrderStatusElementProps,
      OrderStatusEventMap
    >
  }
}
