import '../../../packages/react/src/styles/styles.css'
import { Checkout, CheckoutDialog } from '@onramp-kit/react'
import { en } from '@onramp-kit/react/messages/en'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { centerOf, clickAt } from '@onramp-kit/test-tools/clickAt'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { html } from '@onramp-kit/test-tools/scriptedNetwork'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { many } from '../edition.ts'
import { exactly, prove } from '../figures.ts'

const widths = [320, 360, 375, 390, 412, 600, 768, 1024, 1280, 1440]
const viewports = [568, 844].flatMap((height) => widths.map((width) => [width, height] as const))

/** The time between the clicks in milliseconds, and the browser's count for the second. */
const doubleClicks = [
  [120, 1],
  [120, 2],
  [250, 1],
  [250, 2],
  // Operating systems can be set to slower double clicks.
  [600, 2],
] as const

const destination = { wallet: WALLET, chain: 8453, token: 'USDC', defaultCountry: 'US' } as const

let stage: Stage
let onOpenChange = vi.fn()
/** The number of purchases; the service answers each with a 502. */
let lost = 0
beforeEach(() => {
  onOpenChange = vi.fn()
})
afterEach(() => page.viewport(414, 896))

const button = (name: string | RegExp) => stage.inside.getByRole('button', { name })
const at = (step: string) =>
  expect.poll(() => stage.place.querySelector(`[data-step="${step}"]`)).not.toBeNull()

function loseEveryPurchase() {
  stage.setFault((request) => {
    if (!request.url.endsWith('/checkout')) return undefined
    lost += 1
    return html(502)
  })
}

async function pay(ui = <Checkout {...destination} />) {
  await stage.show(ui)
  await stage.press(/^Continue/)
  await stage.at('iframe')
  await stage.pass(1_000)
}

interface Case {
  /** Renders the control and returns it. */
  readonly show: () => Promise<Element>
  /** Resolves when the effect of the first click is on screen. */
  readonly follow: () => Promise<unknown>
  /** The number of purchases sent in total. */
  readonly posts: number
  readonly isFramed: boolean
}

const cases: Readonly<Record<string, Case>> = {
  'Start over': {
    async show() {
      await pay()
      return button(en.purchase.startOver)
    },
    follow: () => stage.inside.findByText(en.purchase.startOverAsk),
    posts: 1,
    isFramed: true,
  },
  'Continue, answered by a 502': {
    async show() {
      loseEveryPurchase()
      await stage.show(<Checkout {...destination} />)
      return button(/^Continue/)
    },
    follow: () => at('unknown'),
    posts: 1,
    isFramed: false,
  },
  'Try again, answered by a 502': {
    async show() {
      loseEveryPurchase()
      await stage.show(<Checkout {...destination} />)
      await stage.press(/^Continue/)
      await at('unknown')
      await stage.pass(1_000)
      return button(en.shared.tryAgain)
    },
    async follow() {
      await expect.poll(() => lost).toBe(2)
      await at('unknown')
    },
    posts: 2,
    isFramed: false,
  },
  'Close of the dialog': {
    async show() {
      await pay(<CheckoutDialog {...destination} open onOpenChange={onOpenChange} />)
      return button(en.dialog.close)
    },
    follow: () => stage.inside.findByText(en.dialog.ask),
    posts: 1,
    isFramed: true,
  },
}

test.for(Object.entries(cases))(
  'the second click of a double click on %s presses nothing that appears under the pointer',
  async ([, { show, follow, posts, isFramed }], context) => {
    const found = { below: 0, posts: 0, frames: 0, records: 0, closed: 0 }
    let turn = 0
    const perViewport = many({ full: doubleClicks.length, small: 1 })
    for (const [width, height] of viewports)
      for (let each = 0; each < perViewport; each++) {
        const [gap, detail] = doubleClicks[turn++ % doubleClicks.length] ?? doubleClicks[0]
        await page.viewport(width, height)
        lost = 0
        stage = openStage()
        const control = await show()
        const point = centerOf(control)
        const frame = stage.place.querySelector('iframe')
        await clickAt(point)
        await follow()
        await stage.pass(0)
        const below = document.elementFromPoint(point.x, point.y)?.closest('[data-guarded]')
        if (below && below !== control) found.below += 1
        await stage.pass(gap)
        await clickAt(point, detail)
        await stage.pass(0)
        const sent = lost + (stage.checkouts() ?? 0)
        if (sent !== posts) found.posts += 1
        if (isFramed && (frame === null || !frame.isConnected)) found.frames += 1
        if (stage.storage.entries.size !== 1) found.records += 1
        found.closed += onOpenChange.mock.calls.length
        stage.leave()
      }
    prove(context, [
      exactly('double clicks', turn, viewports.length * perViewport),
      exactly('with a guarded control under the pointer', found.below, 0),
      exactly('that sent another purchase', found.posts, 0),
      exactly('that destroyed the payment page', found.frames, 0),
      exactly('that removed the stored order', found.records, 0),
      exactly('that closed the dialog', found.closed, 0),
    ])
  },
)
