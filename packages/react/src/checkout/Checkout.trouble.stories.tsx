import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { altered, at, dropped, silent } from '../../../../.storybook/world/faults.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { Checkout } from './Checkout.tsx'

const { steps } = enOrder

/** What nobody wishes for. No purchase is opened twice, and nothing is shown that the service does not hold. */
const meta = preview.meta({ title: 'Checkout/Trouble', component: Checkout, args: destination })

/** The connection broke while the purchase was being opened: only the buyer may try again. */
export const OutcomeUnknown = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', dropped))
    await buyer.presses(enCheckout.continueWith)
    await buyer.readsTitle(steps.unknown.title)
  },
})

/** The card rail fails, which may be before or after it acted. */
export const RailDown = meta.story({
  parameters: { world: { scenario: 'rail_down' } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continueWith)
    await buyer.readsTitle(steps.unknown.title)
  },
})

/** The limit may have met a repeat by the browser, after the first request opened an order. */
export const RateLimited = meta.story({
  parameters: { world: { scenario: 'rate_limited' } },
  play: async ({ buyer }) => {
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enShared.errors.rate_limited)
  },
})

/** That the second try was refused says nothing of the first. */
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

/** The page was reloaded while the purchase was being opened. */
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

/** The order the service holds does not go where the buyer meant it to go. */
export const GoesElsewhere = meta.story({
  play: async ({ buyer, world: { setFault, service } }) => {
    const stranger = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
    setFault(
      at(
        '/card/orders/',
        altered(service, (order) => ({
          ...order,
          destination: { chain: 1, token: 'USDC', wallet: stranger },
        })),
      ),
    )
    await buyer.buys()
    await buyer.reads(enOrder.mismatch.chain)
  },
})

/** Reads fail in passing; the order is followed all the same. */
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

/** For the developer: the key was taken back meanwhile. Whether the order goes on, this page can't say. */
export const KeyTakenBack = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.service.scenario('origin_refused')
    await world.callBack('order_completed')
    await buyer.reads(enShared.errors.setup)
  },
})

/** After a reload the order is not found any more: that is said before anybody pays again. */
export const OrderNotFound = meta.story({
  play: async ({ buyer, canvas, world }) => {
    await buyer.buys()
    world.service.reset()
    await world.reload()
    // Slower than a read takes: time that jumps over an answer makes it a timeout.
    while (canvas.queryByRole('alert') === null) {
      world.hurry(2_000)
      await new Promise((resolve) => setTimeout(resolve))
    }
    await buyer.reads(enShared.errors.order_not_found)
  },
})
