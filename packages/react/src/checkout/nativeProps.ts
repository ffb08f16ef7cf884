import type { CheckoutProps } from './CheckoutProps.ts'

/** What a checkout reads itself; the class is for its element. */
const read: Readonly<Record<Exclude<keyof CheckoutProps, 'className'>, true>> = {
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

/** The props of a checkout that are for its outermost element. */
export function nativeProps<Props extends CheckoutProps>(
  props: Props,
): Omit<Props, keyof typeof read> {
  const native = Object.entries(props).filter(([name]) => !Object.hasOwn(read, name))
  return Object.fromEntries(native) as Omit<Props, keyof typeof read>
}
