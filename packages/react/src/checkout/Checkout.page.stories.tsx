import { blockPage } from '@onramp-kit/test-tools/blockPage'
import { destination } from '../../../../.storybook/destination.ts'
import preview from '../../../../.storybook/preview.tsx'
import { enHosted } from '../messages/en/hosted.ts'
import { enPurchase } from '../messages/en/purchase.ts'
import { enShared } from '../messages/en/shared.ts'
import { Checkout } from './Checkout.tsx'

/** The ways to the payment page where a frame does not do. */
const meta = preview.meta({ title: 'Checkout/Page', component: Checkout, args: destination })

/** Keeps a story from opening a tab. */
function keepTabs(canvas: HTMLElement) {
  canvas.addEventListener('click', (event) => event.preventDefault(), { once: true })
}

/** The page is still visible after the click, as in a browser that ignores new tabs. The frame can show it again. */
export const TabMissing = meta.story({
  play: async ({ buyer, canvasElement, world }) => {
    await buyer.buys()
    keepTabs(canvasElement)
    await buyer.presses(enShared.newTab, 'link')
    await buyer.reads(enHosted.inTab)
    world.clock.hurry(1_500)
    await buyer.reads(`${enHosted.inTab} ${enHosted.noTab}`)
  },
})

/** The buyer took the page back from its tab. */
export const ShownAgain = meta.story({
  play: async ({ buyer, canvasElement }) => {
    await buyer.buys()
    keepTabs(canvasElement)
    await buyer.presses(enShared.newTab, 'link')
    await buyer.presses(enHosted.showHere)
    await buyer.seesPage()
    await buyer.finds('link', enShared.newTab)
  },
})

/** The Content-Security-Policy of the merchant's page blocks the frame. */
export const FrameBlocked = meta.story({
  play: async ({ buyer, world }) => {
    await buyer.buys()
    blockPage(document, world.service.state().orders[0]?.url ?? '')
    await buyer.reads(enHosted.blocked)
  },
})

/** The frame is blocked, and no tab opened: the page opens in this tab. */
export const FrameBlockedTabMissing = meta.story({
  play: async ({ buyer, canvasElement, world }) => {
    await buyer.buys()
    blockPage(document, world.service.state().orders[0]?.url ?? '')
    await buyer.reads(enHosted.blocked)
    keepTabs(canvasElement)
    await buyer.presses(enShared.newTab, 'link')
    await buyer.finds('link', enHosted.goTo)
    world.clock.hurry(1_500)
    await buyer.reads(`${enHosted.inTab} ${enHosted.noTab}`)
  },
})

/** The merchant presents the page in a new tab. */
export const Tab = meta.story({
  args: { presentation: 'tab' },
  play: async ({ buyer }) => {
    await buyer.opens()
    await buyer.finds('link', enShared.newTab)
  },
})

/** The buyer was redirected to the page, and is back before the payment. */
export const Redirect = meta.story({
  args: { presentation: 'redirect' },
  play: async ({ buyer }) => {
    await buyer.opens()
    await buyer.finds('link', enHosted.goTo)
  },
})

/** With `resume="page"` a reload shows the page again. */
export const ResumedPage = meta.story({
  args: { resume: 'page' },
  play: async ({ buyer, canvas, world }) => {
    await buyer.buys()
    await world.reload()
    await canvas.findByTitle(enPurchase.pageTitle)
    await buyer.seesPage()
  },
})
