import { Checkout } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import type { Lifecycle, World } from '@onramp-kit/test-tools/lifecycles'
import { fireEvent } from '@testing-library/react'
import { showPage } from './showPage.ts'

const MINUTE = 60_000

/**
 * The lifecycle of a purchase that a visitor can leave at any step: `random` sets durations and skips steps.
 */
export function purchase(world: World, random: () => number): Pick<Lifecycle, 'draw' | 'moments'> {
  const some = (most: number) => () => world.pass(Math.round(random() * most))
  const callback = (status: string) => async () => {
    const [order] = world.service.state().orders
    if (order !== undefined) world.service.callback(order.id, status)
    await some(10_000)()
  }
  // The client sends no request meanwhile.
  const wait = async (ms: number) => {
    showPage(false)
    await world.pass(ms)
    showPage(true)
  }
  const sometimes = (moments: Lifecycle['moments']) => (random() < 0.25 ? moments : [])
  return {
    draw: (tell) => (
      <Checkout
        wallet={WALLET}
        chain={8453}
        token="USDC"
        frame={{ sandbox: true }}
        onStatus={tell}
      />
    ),
    moments: [
      ['while the language loads', () => {}],
      ['a moment later', some(300)],
      ...sometimes([
        ['with the list of countries open', () => at('select', (select) => select.focus())],
        ['with another country', () => at('select', type('DE'))],
      ]),
      ['with another amount', () => at('[inputmode]', type('75'))],
      ['while the price is on its way', some(1_000)],
      ['with a quote', some(5_000)],
      ['while the purchase request is in flight', () => at('[type="submit"]', fireEvent.click)],
      ['while the payment page loads', some(2_000)],
      ['when that page has said something', () => at('iframe', say)],
      ['while the order is read', some(15_000)],
      ...sometimes([
        ['while the page is hidden', () => showPage(false)],
        ['when it is shown again', () => showPage(true)],
      ]),
      ['when the payment was captured', callback('order_completed')],
      ...sometimes([['when it took long, in a hidden page', () => wait(11 * MINUTE)]]),
      ['when it was sent', callback('order_broadcasted')],
      ['for another purchase', () => at('.onramp-start-over', fireEvent.click)],
    ],
  }
}

/** Acts on the first element that matches, if there is one. */
function at(selector: string, act: (element: HTMLElement) => unknown): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (element !== null) act(element)
}

const type = (value: string) => (element: HTMLElement) =>
  fireEvent.change(element, { target: { value } })

/** A message of the hosted page. */
function say(frame: HTMLElement): void {
  const { src, contentWindow } = frame as HTMLIFrameElement
  const { origin } = new URL(src)
  fireEvent(window, new MessageEvent('message', { origin, source: contentWindow }))
}
