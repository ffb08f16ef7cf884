import { CheckoutParts, StepParts } from '@onramp-kit/react/parts'
import { Onramp } from '../Onramp'

/** A server component that composes parts. */
export default function Page() {
  return (
    <Onramp>
      <CheckoutParts.Root wallet={null} chain={137} token="USDC">
        <StepParts.Title>Composed on the server</StepParts.Title>
        <CheckoutParts.Form />
      </CheckoutParts.Root>
    </Onramp>
  )
}
