import { CheckoutParts, StepParts } from '@onramp-kit/react/parts'
import { Onramp } from '../Onramp'
import { Shop } from '../Shop'

/** A server component: it renders a client component, and composes parts itself. */
export default function Home() {
  return (
    <main>
      <Onramp>
        <Shop />
        <CheckoutParts.Root className="on-server" wallet={null} chain={137} token="USDC">
          <StepParts.Title>Composed on the server</StepParts.Title>
          <CheckoutParts.Form />
        </CheckoutParts.Root>
      </Onramp>
    </main>
  )
}
