import type { CardOrder } from '@onramp-kit/core'
import {
  Checkout,
  CheckoutDialog,
  type CheckoutProps,
  type OnrampProviderProps,
  OrderStatus,
} from '@onramp-kit/react'
import { en } from '@onramp-kit/react/messages/en'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { blockPage } from './blockPage.ts'
import { ORDER_ID, purchase, WALLET } from './cardSamples.ts'
import { copyFirst } from './copyFirst.ts'
import type { Stage } from './openStage.tsx'
import { errorResponse, html } from './scriptedNetwork.ts'
import type { Fault } from './simulatedWorld.ts'

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const

export const checkout = (props: Partial<CheckoutProps> = {}) => (
  <Checkout {...destination} defaultCountry="US" {...props} />
)
const dialog = <CheckoutDialog {...destination} open onOpenChange={() => {}} />

const buy = /^Continue/
const step = (name: string) => `[data-step="${name}"]`

/** Opens a purchase; its hosted page never loads. */
async function open(stage: Stage, ui = checkout(), provider?: Partial<OnrampProviderProps>) {
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  await stage.show(ui, provider)
  // Its amount is in the title of the end.
  await stage.at('.onramp-quote[data-state="fresh"]')
  await stage.press(buy)
}

async function pay(stage: Stage, ui = checkout()) {
  await open(stage, ui)
  await stage.at(step('paying'))
}

async function payAnd(stage: Stage, status: string, then: string) {
  await pay(stage)
  await stage.callback(status)
  await stage.at(step(then))
}

/** Clicks the link to a new tab, without opening one. */
async function openTab(stage: Stage) {
  const { defaultView } = stage.place.ownerDocument
  defaultView?.addEventListener('click', (event) => event.preventDefault(), { once: true })
  act(() => stage.inside.getByRole('link', { name: en.shared.newTab }).click())
  await stage.at('.onramp-notice')
}

/** Renders an order with `status`. */
async function orderPage(stage: Stage, state: string, status?: string) {
  const { order_id: id } = await stage.client.card.checkout(purchase)
  if (status) stage.service.callback(id, status)
  await stage.show(<OrderStatus id={id} wallet={WALLET} />)
  await stage.at(`[data-state="${state}"]`)
}

const onCheckout =
  (answer: (request: Request) => ReturnType<Fault>): Fault =>
  (request) =>
    request.url.endsWith('/checkout') ? answer(request) : undefined

const never = () => new Promise<never>(() => {})

/** Changes the response of the service. */
function changed<Body extends object>(
  stage: Stage,
  method: string,
  change: Parameters<typeof stage.changed<Body>>[1],
): Fault {
  return (request) =>
    request.method !== method || request.url.endsWith('/quote')
      ? undefined
      : stage.changed(request, change)
}

/** Every state of the order in the checkout, and the steps to it. */
export const orderStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'sent, with a button'(stage) {
    await open(stage, checkout({ onDone() {} }))
    await stage.callback('order_broadcasted')
    await stage.at('.onramp-done')
  },
  async 'cancelled, with support'(stage) {
    const support = { name: 'Acme', url: 'https://acme.example/help' }
    await open(stage, checkout(), { support })
    await stage.callback('order_cancelled')
    await stage.at('.onramp-support')
  },
  async 'sent, with a block explorer'(stage) {
    await open(stage, checkout(), { explorers: { 8453: 'https://basescan.org' } })
    await stage.callback('order_broadcasted')
    await stage.at('.onramp-receipt-wallet')
  },
  async rejected(stage) {
    stage.setFault(onCheckout(() => errorResponse(429, 'rate_limited', { 'retry-after': '9' })))
    await open(stage)
    await stage.at('[data-code="rate_limited"]')
  },
  async misconfigured(stage) {
    stage.setFault(onCheckout(() => errorResponse(403, 'origin_not_allowed')))
    await open(stage)
    await stage.at('[data-code="origin_not_allowed"]')
  },
  async opening(stage) {
    stage.setFault(onCheckout(never))
    await open(stage)
    await stage.at(step('opening'))
  },
  paying: (stage) => pay(stage),
  async 'page loaded'(stage) {
    await pay(stage)
    const frame = stage.place.querySelector('iframe')
    // Dispatches the load event that the frame does not get here.
    const load = new Event('load')
    Object.defineProperty(load, 'stopImmediatePropagation', { value: () => {} })
    act(() => {
      frame?.dispatchEvent(load)
    })
    await stage.at('iframe[data-state="loaded"]')
  },
  async 'slow page'(stage) {
    await pay(stage)
    await stage.pass(20_000)
    await stage.at('iframe[data-state="slow"]')
  },
  async 'page in a new tab'(stage) {
    await pay(stage)
    await openTab(stage)
  },
  async 'page whose tab is missing'(stage) {
    await orderStates['page in a new tab']?.(stage)
    await stage.pass(1_500)
  },
  async 'page that the policy blocks'(stage) {
    await pay(stage)
    act(() => blockPage(stage.place.ownerDocument, stage.onlyOrder().url))
    await stage.at('[data-state="blocked"]')
  },
  async 'page whose tab is missing and whose frame is blocked'(stage) {
    await orderStates['page that the policy blocks']?.(stage)
    await openTab(stage)
    await stage.pass(1_500)
  },
  async 'page behind a link'(stage) {
    await pay(stage, checkout({ presentation: 'tab' }))
    await stage.at('.onramp-notice')
  },
  async 'page that must not be framed'(stage) {
    const url = `${location.origin}/pay`
    stage.setFault(changed(stage, 'POST', () => ({ url })))
    await pay(stage)
  },
  async 'start-over confirmation'(stage) {
    await pay(stage)
    await stage.press(en.purchase.startOver)
  },
  settling: (stage) => payAnd(stage, 'order_completed', 'settling'),
  async 'failing reads'(stage) {
    await payAnd(stage, 'order_completed', 'settling')
    stage.setFault(() => html(502))
    await stage.pass(10_000)
    await stage.at('.onramp-notice')
  },
  async processing(stage) {
    await payAnd(stage, 'order_completed', 'settling')
    await stage.pass(11 * 60_000)
    await stage.at(step('processing'))
  },
  sent: (stage) => payAnd(stage, 'order_broadcasted', 'sent'),
  cancelled: (stage) => payAnd(stage, 'order_cancelled', 'cancelled'),
  async 'cancelled once paid'(stage) {
    await payAnd(stage, 'order_completed', 'settling')
    await stage.callback('order_cancelled')
    await stage.at(step('cancelled'))
  },
  async 'page whose URL is unsafe'(stage) {
    stage.setFault(changed(stage, 'POST', () => ({ url: 'javascript:alert(1)' })))
    await pay(stage)
  },
  async unknown(stage) {
    stage.setFault(onCheckout(() => Promise.reject(new TypeError('fetch failed'))))
    await open(stage)
    await stage.at(step('unknown'))
  },
  async 'unknown after a reload'(stage) {
    stage.setFault(onCheckout(never))
    await open(stage)
    await stage.at(step('opening'))
    await stage.showInAnotherTab(checkout())
    await stage.pass(60_000)
    await stage.at(step('unknown'))
  },
  async resuming(stage) {
    await pay(stage)
    stage.setFault(never)
    await stage.show(checkout())
    await stage.at(step('resuming'))
  },
  async resumed(stage) {
    await pay(stage)
    await stage.show(checkout())
    await stage.pass(5_000)
    await stage.at(step('paying'))
  },
  async mismatch(stage) {
    const elsewhere = {
      wallet: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      chain: 1,
      token: 'AUSD',
    }
    stage.setFault(changed(stage, 'GET', () => ({ destination: elsewhere })))
    await pay(stage)
    await stage.pass(5_000)
    await stage.at('.onramp-notice')
  },
  async 'mismatch, once paid'(stage) {
    await orderStates['mismatch']?.(stage)
    await stage.callback('order_completed')
    await stage.at(step('settling'))
  },
  async 'wallet changed'(stage) {
    await pay(stage)
    stage.rerender(checkout({ wallet: '0x8617E340B3D01FA5F11F306F4090FD50E238070D' }))
    await stage.at('.onramp-destination-notice')
  },
  async dialog(stage) {
    // The test browser has overlay scrollbars.
    const { clientWidth } = document.documentElement
    const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(clientWidth + 15)
    await stage.show(dialog)
    width.mockRestore()
  },
  async 'close confirmation'(stage) {
    await pay(stage, dialog)
    await stage.press(en.dialog.close)
  },
  async 'order page: loading'(stage) {
    stage.setFault(never)
    await stage.show(<OrderStatus id={ORDER_ID} wallet={WALLET} />)
  },
  'order page: pending': (stage) => orderPage(stage, 'pending'),
  async 'order page: pending for long'(stage) {
    await orderPage(stage, 'pending')
    await stage.pass(11 * 60_000)
    await stage.at('[data-state="pending_late"]')
  },
  'order page: sending': (stage) => orderPage(stage, 'sending', 'order_completed'),
  async 'order page: sending for long'(stage) {
    await orderPage(stage, 'sending', 'order_completed')
    await stage.pass(11 * 60_000)
    await stage.at('[data-state="sending_late"]')
  },
  async 'order page: id copied'(stage) {
    await orderPage(stage, 'sent', 'order_broadcasted')
    await copyFirst(stage, () => Promise.resolve(), 'copied')
  },
  async 'order page: id selected'(stage) {
    await orderPage(stage, 'sent', 'order_broadcasted')
    await copyFirst(stage, () => Promise.reject(new Error('no')), 'selected')
  },
  async 'order page: sent'(stage) {
    const card = { card_brand: 'Visa', card_last_four: '4242' }
    stage.setFault(
      changed(stage, 'GET', ({ source }: CardOrder) => ({ source: { ...source, ...card } })),
    )
    await orderPage(stage, 'sent', 'order_broadcasted')
  },
  'order page: cancelled': (stage) => orderPage(stage, 'cancelled', 'order_cancelled'),
  async 'order page: cancelled once paid'(stage) {
    await orderPage(stage, 'sending', 'order_completed')
    await stage.callback('order_cancelled')
    await stage.at('[data-state="cancelled_paid"]')
  },
  async 'order page: unknown status'(stage) {
    stage.setFault(changed(stage, 'GET', () => ({ status: 'order_in_review' })))
    await orderPage(stage, 'processing')
  },
  async 'order page: unknown status once paid'(stage) {
    await orderPage(stage, 'sending', 'order_completed')
    stage.setFault(changed(stage, 'GET', () => ({ status: 'order_refunded' })))
    await stage.refetch()
    await stage.at('[data-state="processing_paid"]')
  },
  async 'order page: not found'(stage) {
    await stage.show(<OrderStatus id={ORDER_ID} wallet={WALLET} />)
    await stage.loseOrder()
    await stage.at('[data-state="not_found"]')
  },
  async 'order page: unreadable'(stage) {
    stage.setFault(() => errorResponse(401, 'invalid_publishable_key'))
    await stage.show(<OrderStatus id={ORDER_ID} wallet={WALLET} />)
    await stage.at('[data-state="unreadable"]')
  },
}
