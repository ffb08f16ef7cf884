import type { OnrampClientOptions } from '@onramp-kit/core'
import {
  Checkout,
  CheckoutDialog,
  type CheckoutProps,
  en,
  type Look,
  OnrampProvider,
  OrderStatus,
} from '@onramp-kit/react'
import { QueryClient } from '@tanstack/react-query'
import { act, render, within } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { ORDER_ID, purchase, WALLET } from './cardSamples.ts'
import { html, refusal } from './scriptedNetwork.ts'
import { createSimulatedWorld, type Fault } from './simulatedWorld.ts'

/** Nothing listens there: a hosted page of this service loads nothing, and nobody elsewhere is asked. */
const baseUrl = 'http://127.0.0.1:9'

/** One component on a simulated service of its own, in a page that may be any document. */
export function openStage(
  look: Look = {},
  container: HTMLElement = document.body,
  options: Partial<OnrampClientOptions> = {},
) {
  const world = createSimulatedWorld({ baseUrl, ...options })
  const queryClient = new QueryClient()
  const place = container.ownerDocument.createElement('div')
  container.append(place)
  const inside = within(place)
  const tree = (ui: ReactNode) => (
    <StrictMode>
      <OnrampProvider client={world.client} queryClient={queryClient} locale="en-US" {...look}>
        {ui}
      </OnrampProvider>
    </StrictMode>
  )
  const pass = (ms: number) => act(() => world.clock.advance(ms))
  const rendered = { unmount: () => {}, rerender: (_: ReactNode) => {} }

  return {
    ...world,
    place,
    inside,
    pass,
    /** Draws `ui`, in the place of what was there. */
    async show(ui: ReactNode) {
      rendered.unmount()
      const { unmount, rerender } = render(tree(ui), { container: place, baseElement: place })
      Object.assign(rendered, { unmount, rerender: (next: ReactNode) => rerender(tree(next)) })
      await pass(500)
    },
    rerender: (ui: ReactNode) => rendered.rerender(ui),
    async press(name: string | RegExp) {
      act(() => inside.getByRole('button', { name }).click())
      await pass(0)
    },
    async callback(status: string) {
      world.service.callback(world.onlyOrder().id, status)
      await pass(5_000)
    },
    /** Reads again what an order page shows. */
    refetch: () => act(() => queryClient.refetchQueries()),
    leave() {
      rendered.unmount()
      place.remove()
    },
  }
}

export type Stage = ReturnType<typeof openStage>

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const checkout = (props: Partial<CheckoutProps> = {}) => (
  <Checkout {...destination} defaultCountry="US" {...props} />
)
const buy = /^Continue/

/** Shows the checkout and opens a purchase. */
async function open(stage: Stage) {
  await stage.show(checkout())
  await stage.press(buy)
}

/** Shows the page of an order that is at `status`. */
async function orderPage(stage: Stage, status?: string) {
  const { order_id: id } = await stage.client.card.checkout(purchase)
  if (status) stage.service.callback(id, status)
  await stage.show(<OrderStatus id={id} wallet={WALLET} />)
  await stage.inside.findByRole('list').catch(() => {})
}

const onCheckout =
  (answer: (request: Request) => ReturnType<Fault>): Fault =>
  (request) =>
    request.url.endsWith('/checkout') ? answer(request) : undefined
const dropped = () => Promise.reject(new TypeError('fetch failed'))

/** Every state in which the order half of the checkout can be seen, and how one comes there. */
export const orderStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  details: (stage) => stage.show(checkout()),
  async refused(stage) {
    stage.setFault(onCheckout(() => refusal(429, 'rate_limited', { 'retry-after': '9' })))
    await open(stage)
  },
  async misconfigured(stage) {
    stage.setFault(onCheckout(() => refusal(403, 'origin_not_allowed')))
    await open(stage)
  },
  async opening(stage) {
    stage.setFault(onCheckout(() => new Promise(() => {})))
    await open(stage)
  },
  paying: open,
  async 'slow page'(stage) {
    const hold = (event: Event) => event.stopImmediatePropagation()
    stage.place.ownerDocument.addEventListener('load', hold, true)
    await open(stage)
    await stage.pass(20_000)
    stage.place.ownerDocument.removeEventListener('load', hold, true)
  },
  async 'page in a tab'(stage) {
    await open(stage)
    const { defaultView } = stage.place.ownerDocument
    const stay = (event: Event) => event.preventDefault()
    defaultView?.addEventListener('click', stay, { once: true })
    act(() => stage.inside.getByRole('link', { name: en.common.hosted.newTab }).click())
  },
  async 'leaving is asked about'(stage) {
    await open(stage)
    await stage.press(en.checkout.startOver)
  },
  async 'reads fail'(stage) {
    await open(stage)
    await stage.callback('order_completed')
    stage.setFault(() => html(502))
    await stage.pass(60_000)
  },
  async settling(stage) {
    await open(stage)
    await stage.callback('order_completed')
  },
  async processing(stage) {
    await open(stage)
    await stage.callback('order_completed')
    await stage.pass(11 * 60_000)
  },
  async sent(stage) {
    await open(stage)
    await stage.callback('order_broadcasted')
  },
  async cancelled(stage) {
    await open(stage)
    await stage.callback('order_cancelled')
  },
  async unknown(stage) {
    stage.setFault(onCheckout(dropped))
    await open(stage)
  },
  async resuming(stage) {
    await open(stage)
    stage.setFault(() => new Promise(() => {}))
    await stage.show(checkout())
  },
  async resumed(stage) {
    await open(stage)
    await stage.show(checkout())
    await stage.pass(5_000)
  },
  async mismatch(stage) {
    stage.setFault(async (request) => {
      if (request.method !== 'GET') return undefined
      const order = await (await stage.service.handle(request)).json()
      return Response.json({ ...order, destination: { ...order.destination, chain: 1 } })
    })
    await open(stage)
    await stage.pass(5_000)
  },
  async 'page may not be framed'(stage) {
    stage.setFault(
      onCheckout(async (request) => {
        const opened = await (await stage.service.handle(request)).json()
        return Response.json({ ...opened, url: `${location.origin}/pay` })
      }),
    )
    await open(stage)
  },
  async dialog(stage) {
    await stage.show(<CheckoutDialog {...destination} open onOpenChange={() => {}} />)
  },
  async 'closing is asked about'(stage) {
    await stage.show(<CheckoutDialog {...destination} open onOpenChange={() => {}} />)
    await stage.press(buy)
    await stage.press(en.dialog.close)
  },
  async 'order page: looking'(stage) {
    stage.setFault(() => new Promise(() => {}))
    await stage.show(<OrderStatus id={ORDER_ID} wallet={WALLET} />)
  },
  'order page: payment': (stage) => orderPage(stage),
  'order page: sending': (stage) => orderPage(stage, 'order_completed'),
  async 'order page: processing'(stage) {
    await orderPage(stage, 'order_completed')
    await stage.pass(11 * 60_000)
  },
  'order page: sent': (stage) => orderPage(stage, 'order_broadcasted'),
  'order page: cancelled': (stage) => orderPage(stage, 'order_cancelled'),
  async 'order page: missing'(stage) {
    await stage.show(<OrderStatus id={ORDER_ID} wallet={WALLET} />)
    await stage.inside.findByText(en.order.page.missing.title)
  },
  async 'order page: unreadable'(stage) {
    stage.setFault(() => refusal(401, 'invalid_publishable_key'))
    await stage.show(<OrderStatus id={ORDER_ID} wallet={WALLET} />)
    await stage.inside.findByRole('alert')
  },
}
