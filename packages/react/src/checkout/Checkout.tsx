import type { CheckoutProps } from './CheckoutProps.ts'
import { CheckoutRoot } from './CheckoutRoot.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'

/**
 * The drop-in checkout: amount, price, country, payment method, the hosted card page and every ending. Needs
 * `@onramp-kit/react/styles.css` and an OnrampProvider above it, which also says its language and look.
 *
 * @example <Checkout wallet="0x…" chain={8453} token="USDC" onStatus={(order) => console.log(order.status)} />
 */
export function Checkout(props: CheckoutProps) {
  return (
    <CheckoutRoot {...props}>
      <CheckoutSteps />
    </CheckoutRoot>
  )
}
