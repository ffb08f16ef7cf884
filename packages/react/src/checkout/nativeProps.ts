import type { Kind } from '../provider/parseProps.ts'
import type { CheckoutProps } from './CheckoutProps.ts'

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
