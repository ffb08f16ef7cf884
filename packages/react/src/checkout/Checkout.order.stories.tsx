import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { altered, at, silent } from '../../../../.storybook/world/faults.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enOrder } from '../messages/en/order.ts'
import { enShared } from '../messages/en/shared.ts'
import { Checkout } from './Checkout.tsx'

const { steps } = enOrder
const { hosted } = enShared
const MINUTE = 60_000

/** A purchase was opened; from here on the order read is the truth. */
const meta = preview.meta({ title: 'Checkout/Order', component: Checkout, args: destination })

/** The simulated card page, which works: pay with `4242 4242 4242 4242`, any later date, and the code `123456`. */
export const Paying = meta.story({ play: ({ buyer }) => buyer.buys() })

export const PageLoading = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/pay/', silent))
    await buyer.opens()
    await buyer.reads(hosted.loading)
  },
})

/** No browser says that a page is held back: after a while the tab is offered more plainly. */
export const PageSlow = meta.story({
  play: async ({ buyer, canvas, world }) => {
    world.setFault(at('/pay/', silent))
    await buyer.opens()
    await canvas.findByTitle(enCheckout.pageTitle)
    world.hurry(20_000)
    await buyer.reads(hosted.slow)
  },
})

/** The page is in a tab of its own, and never in both. */
export const PageInTab = meta.story({
  play: async ({ buyer, canvasElement }) => {
    await buyer.buys()
    // A story opens no tabs.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await buyer.presses(hosted.newTab, 'link')
    await buyer.reads(hosted.inTab)
  },
})

/** The page's address must not be framed: it is of the shop's own origin. */
export const PageRefused = meta.story({
  play: async ({ buyer, world: { setFault, service } }) => {
    const url = new URL('/pay', location.href).href
    setFault(
      at(
        '/card/checkout',
        altered(service, (body) => ({ ...body, url })),
      ),
    )
    await buyer.buys()
    await buyer.reads(enShared.errors.setup)
  },
})

/** The payment takes long; one may still be in the middle of it. */
export const PayingForLong = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.hurry(11 * MINUTE)
    await buyer.reads(steps.processing.textWhilePayable)
  },
})

/** The payment is captured; the asset is not yet sent. */
export const Settling = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
  },
})

/** Nothing is wrong, it only takes longer. */
export const Processing = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
    world.hurry(11 * MINUTE)
    await buyer.readsTitle(steps.processing.title)
  },
})

export const Sent = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_broadcasted')
    await buyer.readsTitle(steps.sent.title)
  },
})

export const Cancelled = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_cancelled')
    await buyer.readsTitle(steps.cancelled.title)
  },
})

/** Whoever may have paid is asked before the order is left behind. */
export const StartingOver = meta.story({
  play: async ({ buyer }) => {
    await buyer.buys()
    await buyer.presses(enCheckout.startOver)
    await buyer.reads(enCheckout.startOverAsk)
  },
})

/** An order was found after a reload, and is being read. */
export const Resuming = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.setFault(at('/card/orders/', silent))
    await world.reload()
    await buyer.readsTitle(steps.resuming.title)
  },
})

/** After a reload the order is followed; its page is stored nowhere, and cannot be shown again. */
export const Resumed = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.reload()
    await buyer.reads(enCheckout.pageGone)
  },
})

/** A status this version does not know changes nothing: the order is still being processed. */
export const StatusUnknown = meta.story({
  play: async ({ buyer, world: { setFault, service, reload } }) => {
    await buyer.buys()
    setFault(
      at(
        '/card/orders/',
        altered(service, (body) => ({ ...body, status: 'order_held' })),
      ),
    )
    await reload()
    await buyer.readsTitle(steps.processing.title)
  },
})
