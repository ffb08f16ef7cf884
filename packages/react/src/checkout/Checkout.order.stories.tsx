import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { altered, at, silent, unknownStatus } from '../../../../.storybook/world/faults.ts'
import { enCheckout } from '../messages/en/checkout.ts'
import { enHosted } from '../messages/en/hosted.ts'
import { enOrder } from '../messages/en/order.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { enShared } from '../messages/en/shared.ts'
import { Checkout } from './Checkout.tsx'

const { steps } = enOrder
const MINUTE = 60_000

/** An open purchase. From here on the order read is the only source of its state. */
const meta = preview.meta({ title: 'Checkout/Order', component: Checkout, args: destination })

/** The purchase request is in flight. */
export const Opening = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/card/checkout', silent))
    await buyer.presses(enCheckout.continueWith)
    await buyer.reads(enCheckout.opening)
  },
})

/** The simulated card page, which is functional: pay with `4242 4242 4242 4242`, any later date and code `123456`. */
export const Paying = meta.story({ play: ({ buyer }) => buyer.buys() })

export const PageLoading = meta.story({
  play: async ({ buyer, world }) => {
    world.setFault(at('/pay/', silent))
    await buyer.opens()
    await buyer.reads(enHosted.loading)
  },
})

/** Browsers do not report a blocked page, so after a while the checkout suggests a new tab. */
export const PageSlow = meta.story({
  play: async ({ buyer, canvas, world }) => {
    world.setFault(at('/pay/', silent))
    await buyer.opens()
    await canvas.findByTitle(enPurchase.pageTitle)
    world.hurry(20_000)
    await buyer.reads(enHosted.slow)
  },
})

/** The payment page opens in a new tab, and the frame unloads. */
export const PageInTab = meta.story({
  play: async ({ buyer, canvasElement, world }) => {
    await buyer.buys()
    // Keeps the story from opening a tab.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await buyer.presses(enShared.newTab, 'link')
    await buyer.reads(enHosted.inTab)
    // As after a look at the tab.
    world.page.set({ visible: false })
    world.page.set({ visible: true })
  },
})

/** For the developer: the service sent a payment page without https. */
export const PageUnsafe = meta.story({
  play: async ({ buyer, world: { setFault, service } }) => {
    setFault(
      at(
        '/card/checkout',
        altered(service, (body) => ({ ...body, url: 'http://pay.example/' })),
      ),
    )
    await buyer.presses(enCheckout.continueWith)
    await buyer.readsTitle(steps.notShown.title)
  },
})

/** The payment takes long, and the buyer can still pay. */
export const PayingForLong = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.hurry(11 * MINUTE)
    await buyer.reads(steps.processing.textWhilePayable)
  },
})

/** The payment was captured, and the payout is pending. */
export const Settling = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
  },
})

/** The payout takes longer than usual. */
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
    await buyer.reads(enCheckout.priceFor)
    await buyer.buys()
    await world.callBack('order_broadcasted')
    await buyer.readsTitle(steps.sent.titleAbout)
  },
})

/** With `onDone` the end has a primary button. */
export const SentWithDone = meta.story({
  args: { onDone: () => {} },
  play: async ({ buyer, world }) => {
    await buyer.reads(enCheckout.priceFor)
    await buyer.buys()
    await world.callBack('order_broadcasted')
    await buyer.finds('button', enPurchase.done)
  },
})

/** The wallet of the receipt links to the shop's block explorer. */
export const SentWithExplorer = meta.story({
  parameters: { explorers: { 8453: 'https://basescan.org' } },
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_broadcasted')
    await buyer.finds('link', enShared.to)
  },
})

export const Cancelled = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_cancelled')
    await buyer.readsTitle(steps.cancelled.title)
  },
})

/** The payout was canceled after the payment was captured. */
export const CancelledPaid = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
    await world.callBack('order_cancelled')
    await buyer.reads(steps.cancelled.textWhenPaid)
  },
})

/** A buyer who may have paid confirms before leaving the order. */
export const StartingOver = meta.story({
  play: async ({ buyer }) => {
    await buyer.buys()
    await buyer.presses(enPurchase.startOver)
    await buyer.reads(enPurchase.startOverAsk)
  },
})

/** The first read of a stored order is in flight after a reload. */
export const Resuming = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.setFault(at('/card/orders/', silent))
    await world.reload()
    await buyer.readsTitle(steps.resuming.title)
  },
})

/** After a reload the checkout polls the order but cannot show the payment page, whose URL is never stored. */
export const Resumed = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.reload()
    await buyer.reads(enOrder.steps.paying.textWithoutPage)
  },
})

/** The payment page is gone, and the order has not been paid for long. */
export const ResumedForLong = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.reload()
    await buyer.reads(steps.paying.textWithoutPage)
    world.hurry(11 * MINUTE)
    await buyer.reads(steps.processing.textWithoutPage)
  },
})

/** An unknown status counts as processing. */
export const StatusUnknown = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.setFault(unknownStatus(world.service, '/card/orders/'))
    await world.reload()
    await buyer.readsTitle(steps.processing.title)
  },
})

/** The order has an unknown status while the payment page is shown. */
export const PayingWithUnknownStatus = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    world.setFault(unknownStatus(world.service, '/card/orders/'))
    await buyer.reads(steps.paying.textElsewhere)
  },
})

/** The order has an unknown status after the payment was captured. */
export const PaidWithUnknownStatus = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    await world.callBack('order_completed')
    await buyer.readsTitle(steps.settling.title)
    world.setFault(unknownStatus(world.service, '/card/orders/'))
    await buyer.reads(steps.settling.textUnknown)
  },
})
