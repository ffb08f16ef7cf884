import { forwardRef } from 'react'
import type { CheckoutProps } from './CheckoutProps.ts'
import { CheckoutRoot } from './CheckoutRoot.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'

/**
 * The drop-in checkout: amount, quote, country, payment method, hosted card page and result. Requires
 * `@onramp-kit/react/styles.css` and an OnrampProvider, which also sets its language and appearance. Its `ref` is the root
 * `div`.
 *
 * @example <Checkout wallet="0x…" chain={8453} token="USDC" onStatus={(order) => console.log(order.status)} />
 */
export const Checkout = /* @__PURE__ */ forwardRef<HTMLDivElement, CheckoutProps>(
  function Checkout(props, ref) {
    return (
      <CheckoutRoot {...props} ref={ref}>
        <CheckoutSteps />
      </CheckoutRoot>
    )
  },
)
