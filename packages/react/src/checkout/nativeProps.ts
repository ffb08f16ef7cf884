import type { CheckoutProps } from './CheckoutProps.ts'

type Own = Exclude<keyof CheckoutProps, 'className'>

const own: Readonly<Record<Own, true>> = {
  wallet: true,
  chain: true,
  token: true,
  defaultAmount: true,
  defaultCountry: true,
  currency: true,
  paymentMethods: true,
  frame: true,
  onStatus: true,
}

/** Those props of a root that are of its element, and not the checkout's own. */
export function nativeProps<Props extends CheckoutProps>(props: Props): Omit<Props, Own> {
  const entries = Object.entries(props).filter(([name]) => !Object.hasOwn(own, name))
  return Object.fromEntries(entries) as Omit<Props, Own>
}
