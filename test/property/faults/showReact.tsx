import type { CheckoutSnapshot, Checkout as Controller } from '@onramp-kit/core'
import { OnrampProvider, type UseCheckoutOptions, useCheckout } from '@onramp-kit/react'
import { CheckoutParts } from '@onramp-kit/react/parts'
import { destination } from '@onramp-kit/test-tools/checkoutHarness'
import { settle } from '@onramp-kit/test-tools/virtualClock'
import { type ComponentType, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useCheckoutContext } from '../../../packages/react/src/checkout/CheckoutContext.ts'
import { CheckoutSteps } from '../../../packages/react/src/checkout/CheckoutSteps.tsx'
import * as purchaseSteps from '../../../packages/react/src/checkout/PurchaseSteps.tsx'
import { createCallbacks } from './callbacks.ts'
import type { Show } from './tab.ts'

interface ViewProps {
  readonly onStatus: NonNullable<UseCheckoutOptions['onStatus']>
  /** Receives everything that the view renders. */
  readonly drawn: (checkout: Controller, snapshot: CheckoutSnapshot) => void
}

/** A merchant's view over the hook, whose buttons call the controller. */
export function OwnView({ onStatus, drawn }: ViewProps) {
  const { checkout, snapshot } = useCheckout({ ...destination, onStatus })
  useEffect(() => drawn(checkout, snapshot), [drawn, checkout, snapshot])
  return snapshot.step
}

/** The drop-in checkout, whose steps are loaded. */
export function DropIn({ onStatus, drawn }: ViewProps) {
  return (
    <CheckoutParts.Root {...destination} defaultCountry="US" onStatus={onStatus}>
      <CheckoutSteps view={purchaseSteps} hasFailed={false} />
      <Reader drawn={drawn} />
    </CheckoutParts.Root>
  )
}

function Reader({ drawn }: Pick<ViewProps, 'drawn'>) {
  const { checkout, snapshot } = useCheckoutContext()
  useEffect(() => drawn(checkout, snapshot), [drawn, checkout, snapshot])
  return null
}

/** The buttons of the drop-in checkout that replace the controller's actions. */
export function pressIn(place: HTMLElement): Partial<Controller> {
  const press = (button: string) => place.querySelector<HTMLElement>(button)?.click()
  return {
    open: async () => press('[type=submit]'),
    retry: async () => press('.onramp-retry'),
    refresh: async () => press('.onramp-refresh'),
    startOver() {
      press('.onramp-start-over')
      // A possibly paid order needs a confirmation first.
      void settle().then(() => press('.onramp-confirmation-leave'))
    },
  }
}

/** Renders as a React page does, in StrictMode. */
export const showReact =
  (View: ComponentType<ViewProps>, press: (place: HTMLElement) => Partial<Controller>): Show =>
  async (client, see, world) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const callbacks = createCallbacks(world)
    let now: { checkout: Controller; snapshot: CheckoutSnapshot } | undefined
    const drawn = (checkout: Controller, snapshot: CheckoutSnapshot) => {
      now = { checkout, snapshot }
      callbacks.see(snapshot)
      see(snapshot)
    }
    root.render(
      <StrictMode>
        <OnrampProvider client={client} locale="en-US">
          <View onStatus={callbacks.record} drawn={drawn} />
        </OnrampProvider>
      </StrictMode>,
    )
    await settle()
    if (now === undefined) throw new Error('nothing was rendered')
    const { checkout } = now
    return {
      checkout: {
        ...checkout,
        ...press(place),
        getSnapshot: () => now?.snapshot ?? checkout.getSnapshot(),
      },
      enter() {},
      leave() {
        callbacks.check()
        root.unmount()
        place.remove()
      },
    }
  }
