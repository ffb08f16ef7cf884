import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { enCheckout } from '../messages/en/checkout.ts'
import { enShared } from '../messages/en/shared.ts'
import { Checkout } from './Checkout.tsx'

const { errors } = enShared

/** Nothing was bought, and the form says why. What was typed stays. */
const meta = preview.meta({ title: 'Checkout/Refused', component: Checkout, args: destination })

export const MarketNotServed = meta.story({
  parameters: { world: { scenario: 'market_not_served' } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.notAccepted.country)
  },
})

/** For the developer: what is wrong with the set-up, and what to do. */
export const KeyNotValid = meta.story({
  parameters: { world: { client: { publishableKey: 'svc_public_sandbox_mistyped' } } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(errors.setup)
  },
})

/** For the developer: this page's origin is missing in the key's list. */
export const OriginRefused = meta.story({
  parameters: { world: { scenario: 'origin_refused' } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(errors.setup)
  },
})

/** Said to be offline, a purchase is not even tried. */
export const Offline = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.reads(enCheckout.rate)
    world.page.set({ online: false })
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.offline)
  },
})
