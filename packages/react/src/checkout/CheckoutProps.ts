import type {
  CardOrder,
  Currency,
  Destination,
  FramePolicy,
  PaymentMethodRow,
} from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import type { Kind } from '../provider/parseProps.ts'

/** Props of a checkout, without the attributes of its root element. */
export interface CheckoutOwnProps extends Omit<Destination, 'wallet'> {
  /** Buyer's address, such as `useAccount().address` of wagmi. Without one the checkout asks for a wallet. */
  readonly wallet: string | null | undefined
  /** Initial amount to pay, as decimal text such as `'19.99'`. @default '50' */
  readonly defaultAmount?: string | undefined
  /** Initial country. @default from the browser's languages, else 'US' */
  readonly defaultCountry?: string | undefined
  /** Pins the currency. @default follows the country: GBP in GB, EUR in the euro area, else USD */
  readonly currency?: Currency | undefined
  /** Payment methods, with the countries and the device support each requires. @default the service's four */
  readonly paymentMethods?: readonly PaymentMethodRow[] | undefined
  /** Frame policy of the hosted page. */
  readonly frame?: FramePolicy | undefined
  /** Called once for each status of the order, the terminal one included, and again after a reload. */
  readonly onStatus?: ((order: CardOrder) => void) | undefined
}

/** Props of `<Checkout>`. Attributes of a `div`, such as `id`, `style` and `className`, go to its root element. */
export interface CheckoutProps
  extends CheckoutOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof CheckoutOwnProps | 'children'> {}

/** Type of each own prop, for parseProps. */
export const checkoutProps: Readonly<Record<keyof CheckoutOwnProps, Kind>> = {
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

/** Returns the attributes of the root element: every prop that is not the checkout's own. */
export function nativeProps<Props extends CheckoutOwnProps>(
  props: Props,
): Omit<Props, keyof CheckoutOwnProps> {
  const entries = Object.entries(props).filter(([name]) => !Object.hasOwn(checkoutProps, name))
  return Object.fromEntries(entries) as Omit<Props, keyof CheckoutOwnProps>
}
