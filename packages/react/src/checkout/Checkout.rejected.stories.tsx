import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { enCheckout } from '../messages/en/checkout.ts'
import { enShared } from '../messages/en/shared.ts'
import { Checkout } from './Checkout.tsx'

const { errors } = enShared

/** A rejected purchase: the form shows the reason and keeps the input. */
const meta = preview.meta({ title: 'Checkout/Rejected', component: Checkout, args: destination })

export const MarketNotServed = meta.story({
  parameters: { world: { scenario: 'market_not_served' } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continue)
    await buyer.reads(enCheckout.notAccepted.country)
  },
})

/** For the developer: the publishable key is invalid. */
export const KeyNotValid = meta.story({
  parameters: { world: { client: { publishableKey: 'svc_public_sandbox_mistyped' } } },
  play: ({ buyer }) => buyer.reads(errors.setup),
})

/** For the developer: the key's allowlist lacks this page's origin. */
export const OriginRejected = meta.story({
  parameters: { world: { scenario: 'origin_rejected' } },
  play: ({ buyer }) => buyer.reads(errors.setup),
})

/** The checkout sends nothing while the browser is offline. */
export const Offline = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.reads(enCheckout.feeTotal)
    world.page.set({ online: false })
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.offline)
  },
})
