import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { at, dropped, elsewhere, silent } from '../../../../.storybook/world/faults.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { Checkout } from './Checkout.tsx'

const { steps } = enOrder

/** Failures around a purchase. The checkout never resends a purchase without a click. */
const meta = preview.meta({ title: 'Checkout/Interrupted', component: Checkout, args: destination })

/** The connection failed during the purchase request: only the buyer can retry. */
export const OutcomeUnknown = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', dropped))
    await buyer.presses(enCheckout.continueWith)
    await buyer.readsTitle(steps.unknown.title)
  },
})

/** The card rail failed, before or after it acted. */
export const RailDown = meta.story({
  parameters: { world: { scenario: 'rail_down' } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continue)
    await buyer.readsTitle(steps.unknown.title)
  },
})

/** The rate limit may answer a resend by the browser, after the first request opened an order. */
export const RateLimited = meta.story({
  parameters: { world: { scenario: 'rate_limited' } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continue)
    await buyer.reads(enShared.errors.rate_limited)
  },
})

/** The rate limit of a retry does not reveal the outcome of the first request. */
export const OutcomeStillUnknown = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', dropped))
    await buyer.presses(enCheckout.continueWith)
    await buyer.readsTitle(steps.unknown.title)
    world.setFault(() => undefined)
    world.service.scenario('rate_limited')
    await buyer.presses(enShared.tryAgain)
    await buyer.reads(enShared.errors.rate_limited)
  },
})

/** The buyer reloaded the page during the purchase request. */
export const OutcomeUnknownAfterReload = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', silent))
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.opening)
    await world.reload()
    world.hurry(30_000)
    await buyer.reads(steps.unknown.textAfterReload)
  },
})

/** The order has another destination than the requested purchase. */
export const GoesElsewhere = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(elsewhere(world.service))
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enOrder.mismatch.title)
  },
})

/** The order turns out to have another destination after it was paid. */
export const GoesElsewherePaid = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.setFault(elsewhere(world.service))
    await world.callBack('order_completed')
    await buyer.reads(enOrder.mismatch.title)
  },
})

/** The USDC was sent to another destination. */
export const WentElsewhere = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.setFault(elsewhere(world.service))
    await world.callBack('order_broadcasted')
    await buyer.readsTitle(steps.sent.title)
  },
})

/** Reads fail temporarily, and polling continues. */
export const ConnectionInterrupted = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/orders/', dropped))
    await buyer.buys()
    await buyer.reads(enShared.trouble)
  },
})

export const RateLimitedReading = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    world.service.scenario('rate_limited')
    world.hurry(5_000)
    await buyer.reads(enShared.trouble)
  },
})

/** For the developer: the service stopped accepting this page's origin during an order, which ends polling. */
export const KeyTakenBack = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.service.scenario('origin_rejected')
    await world.callBack('order_completed')
    await buyer.reads(enOrder.setup)
  },
})

/** After a reload the service no longer finds the order. The checkout warns before another purchase. */
export const OrderNotFound = meta.story({
  play: async ({ buyer, canvas, world }) => {
    await buyer.buys()
    world.service.reset()
    await world.reload()
    // Small steps: a jump over a pending response would time it out.
    while (canvas.queryByText(enOrder.steps.missing.text) === null) {
      world.hurry(2_000)
      await new Promise((resolve) => setTimeout(resolve))
    }
    await buyer.reads(steps.missing.text)
  },
})
