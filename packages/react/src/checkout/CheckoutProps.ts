import type {
  CardOrder,
  Currency,
  Destination,
  FramePolicy,
  PaymentMethodRow,
} from '@onramp-kit/core'
import type { Kind } from '../provider/parseProps.ts'

export interface CheckoutProps extends Omit<Destination, 'wallet'> {
  /** The buyer's address, as `useAccount().address` of wagmi has it. Without one the buyer is asked to connect a wallet. */
  readonly wallet: string | null | undefined
  /** The amount to pay that the field starts with, as decimal text such as `'19.99'`. @default '50' */
  readonly defaultAmount?: string
  /** The country the field starts with. @default from the browser's languages, else 'US' */
  readonly defaultCountry?: string
  /** Pins the currency. @default follows the country: GB in GBP, the euro area in EUR, all else in USD */
  readonly currency?: Currency
  /** The payment methods, where each is hidden, and what it needs of the device. @default the four of the interface */
  readonly paymentMethods?: readonly PaymentMethodRow[]
  /** How the hosted page is framed. */
  readonly frame?: FramePolicy
  /** Called once for each status the order is seen in, the terminal one included; after a reload, again. */
  readonly onStatus?: (order: CardOrder) => void
  /** An extra class on the outermost element. */
  readonly className?: string
}

type Own = Exclude<keyof CheckoutProps, 'className'>

/** The checkout's own props, and the type of each. */
export const checkoutProps: Readonly<Record<Own, Kind>> = {
  wallet: 'any',
  chain: 'number',
  token: 'string',
  defaultAmount: 'string',
  defaultCountry: 'string',
  currency: 'string',
  paymentMethods: 'object',
  frame: 'object',
  onStatus: 'function',
}

/** Those props of a root that are of its element, and not the checkout's own. */
export function nativeProps<Props extends CheckoutProps>(props: Props): Omit<Props, Own> {
  const entries = Object.entries(props).filter(([name]) => !Object.hasOwn(checkoutProps, name))
  return Object.fromEntries(entries) as Omit<Props, Own>
}
