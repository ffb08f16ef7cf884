// Types of the elements in JSX, for React 19: `import type {} from '@onramp-kit/element/react'` in one module of the app.
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
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Attributes<Element, Props, Events> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Partial<Props> & {
    readonly [Type in keyof Events & string as `on${Type}`]?: (event: Events[Type]) => void
  }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
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
}
