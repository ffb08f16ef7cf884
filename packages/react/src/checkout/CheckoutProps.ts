import type {
  CardOrder,
  Currency,
  Destination,
  FramePolicy,
  PaymentMethodRow,
} from '@onramp-kit/core'

export interface CheckoutProps extends Destination {
  /** The amount the field starts with, as decimal text in the buyer's currency. @default '50' */
  readonly defaultAmount?: string
  /** The country the field starts with. @default from the browser's languages, else 'US' */
  readonly defaultCountry?: string
  /** Pins the currency. @default follows the country: GB in GBP, the euro area in EUR, all else in USD */
  readonly currency?: Currency
  /** The payment methods, and where each is hidden. @default the four of the interface */
  readonly paymentMethods?: readonly PaymentMethodRow[]
  /** How the hosted page is framed. */
  readonly frame?: FramePolicy
  /** Called once for each status the order is seen in, the terminal one included; after a reload, again. */
  readonly onStatus?: (order: CardOrder) => void
  /** An extra class on the outermost element. */
  readonly className?: string
}
