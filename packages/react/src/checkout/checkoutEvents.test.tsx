import type { CardOrder } from '@onramp-kit/core'
import type { CheckoutEvent, CheckoutProps } from '@onramp-kit/react'
import { blockPage } from '@onramp-kit/test-tools/blockPage'
import { chooseCountry } from '@onramp-kit/test-tools/chooseCountry'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { thrownValues } from '@onramp-kit/test-tools/thrownValues'
import { uncaught } from '@onramp-kit/test-tools/uncaught'
import { act, configure, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CheckoutDialog } from './dialog/CheckoutDialog.tsx'

let form: ReturnType<typeof openForm>
let events: CheckoutEvent[]
const onEvent = (event: CheckoutEvent) => void events.push(event)
const types = () => events.map(({ type }) => type)

beforeEach(() => {
  events = []
  form = openForm()
})
afterEach(() => {
  form.leave()
  vi.restoreAllMocks()
})

const open = async (props: Partial<CheckoutProps> = {}) => {
  await form.open({ onEvent, ...props })
  await form.untilPrice({ state: 'fresh' })
}

const steps = [
  ['order_completed', 'settling'],
  ['order_broadcasted', 'sent'],
] as const

test('reports each step of a purchase once, in order, under StrictMode', async () => {
  configure({ reactStrictMode: true })
  await open()
  await form.press(/^Continue/)
  const { id } = form.onlyOrder()
  for (const [status, step] of steps) {
    form.service.callback(id, status)
    await form.at(`[data-step="${step}"]`)
  }
  const card = { country: 'US', currency: 'USD', payment_method: 'card' }
  expect(events).toEqual([
    { type: 'shown' },
    { type: 'quote_loaded' },
    { type: 'submitted', ...card, trade_type: 'EXACT_INPUT' },
    { type: 'opened', order_id: id },
    { type: 'status', order_id: id, status: 'payment_pending' },
    { type: 'status', order_id: id, status: 'order_completed' },
    { type: 'status', order_id: id, status: 'order_broadcasted' },
  ])
})

describe('the payment page', () => {
  const paying = async () => {
    await open()
    await form.press(/^Continue/)
    events = []
  }
  const order_id = () => form.onlyOrder().id

  test('is reported once when it has loaded, however often it navigates', async () => {
    await paying()
    const frame = screen.getByTitle('Secure payment page')
    fireEvent.load(frame)
    fireEvent.load(frame)
    expect(events.filter(({ type }) => type.startsWith('page'))).toEqual([
      { type: 'page_loaded', order_id: order_id() },
    ])
  })

  test('is reported when nothing has loaded for 20 s', async () => {
    form.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
    await paying()
    await form.pass(20_000)
    expect(events).toContainEqual({ type: 'page_slow', order_id: order_id() })
  })

  test("is reported when the page's own policy blocks it", async () => {
    await paying()
    vi.spyOn(console, 'warn').mockReturnValue()
    act(() => blockPage(document, form.onlyOrder().url))
    expect(events).toContainEqual({ type: 'page_blocked', order_id: order_id() })
    expect(types()).not.toContain('page_loaded')
  })

  test('is reported when the buyer opens it in a tab', async () => {
    await paying()
    await form.pass(500)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'Open in a new tab' }))
    await form.pass(2_000)
    expect(events.filter(({ type }) => type === 'page_in_tab')).toEqual([
      { type: 'page_in_tab', order_id: order_id() },
    ])
  })
})

test('reports that the checkout is closed once it unmounts', async () => {
  await open()
  await form.show(null)
  expect(types().filter((type) => type === 'shown' || type === 'closed')).toEqual([
    'shown',
    'closed',
  ])
})

test('reports that it is shown before a quote that the page has already', async () => {
  await open()
  await form.untilPrice({ state: 'fresh' })
  await form.show(null)
  events = []
  await open()
  expect(types()).toEqual(['shown', 'quote_loaded'])
})

test('reports each time that its dialog opens and closes', async () => {
  const dialog = (isOpen: boolean) => (
    <CheckoutDialog {...form.ui({ onEvent }).props} open={isOpen} onOpenChange={() => {}} />
  )
  await form.show(dialog(false))
  expect(types()).toEqual([])
  for (const isOpen of [true, false, true]) {
    form.rerender(dialog(isOpen))
    await form.pass(0)
  }
  expect(types().filter((type) => !type.startsWith('quote'))).toEqual(['shown', 'closed', 'shown'])
})

test("reports the buyer's changes of the form, and none that the page makes", async () => {
  await open()
  events = []
  fireEvent.change(form.field(), { target: { value: '75' } })
  fireEvent.change(form.field(), { target: { value: '75.0' } })
  fireEvent.change(form.field(), { target: { value: 'x' } })
  await chooseCountry(userEvent, 'Germany')
  fireEvent.click(screen.getByRole('radio', { name: 'Google Pay' }))
  expect(events).toContainEqual({ type: 'amount_changed', trade_type: 'EXACT_INPUT' })
  expect(events).toContainEqual({ type: 'country_changed', country: 'DE' })
  expect(events).toContainEqual({ type: 'method_changed', payment_method: 'google-pay' })
  expect(types().filter((type) => !type.startsWith('quote'))).toEqual([
    'amount_changed',
    'country_changed',
    'method_changed',
  ])
})

test('reports that the buyer types the other amount', async () => {
  await open({ includeAmounts: true })
  events = []
  await form.press('Enter amount to receive')
  expect(events[0]).toMatchObject({ type: 'amount_changed', trade_type: 'EXACT_OUTPUT' })
})

test('adds the amounts with includeAmounts', async () => {
  await open({ includeAmounts: true })
  await form.press(/^Continue/)
  const amounts = events.flatMap((event) => ('amount' in event ? [[event.type, event.amount]] : []))
  expect(amounts).toEqual([
    ['quote_loaded', '50.00'],
    ['submitted', '50'],
  ])
})

test('reports that the quote expired, once', async () => {
  await open({ includeAmounts: true })
  events = []
  form.setFault(() => new Promise(() => {}))
  await form.pass(10 * 60_000)
  expect(events).toEqual([{ type: 'quote_expired', amount: '50.00' }])
})

describe('a purchase request', () => {
  const inFlight = () => types().filter((type) => !type.startsWith('quote') && type !== 'shown')

  test('is reported as submitted once it is sent, before the response', async () => {
    await open()
    let respond = () => {}
    form.setFault(({ url }) =>
      url.endsWith('/checkout')
        ? new Promise((resolve) => {
            respond = () => resolve(errorResponse(400, 'validation_error'))
          })
        : undefined,
    )
    await form.press(/^Continue/)
    expect(inFlight()).toEqual(['submitted'])
    await act(async () => respond())
    await form.pass(0)
    expect(inFlight()).toEqual(['submitted', 'refused'])
  })

  test('that is not sent, because the device is offline, is not reported as submitted', async () => {
    await open()
    act(() => form.page.set({ online: false }))
    await form.press(/^Continue/)
    expect(inFlight()).toEqual(['refused'])
    act(() => form.page.set({ online: true }))
    await form.press(/^Continue/)
    expect(inFlight()).toEqual(['refused', 'submitted', 'opened', 'status'])
  })

  test('that cannot be built is not reported as submitted', async () => {
    form.leave()
    form = openForm(
      {},
      {
        headers: ({ operation }): Record<string, string> =>
          operation === 'card.checkout' ? { 'x-shop': 'a\nb' } : {},
      },
    )
    vi.spyOn(console, 'warn').mockReturnValue()
    await open()
    await form.press(/^Continue/)
    expect(events.at(-1)).toEqual({ type: 'refused', code: 'request_not_sent' })
    expect(inFlight()).toEqual(['refused'])
    // The function may not fail again.
    expect(form.inside.getByRole('button', { name: /^Continue/ })).toBeEnabled()
  })
})

test('never contains the wallet, the key, a URL or, by default, an amount', async () => {
  await open({ defaultAmount: '77.31' })
  await form.press(/^Continue/)
  await form.callback('order_cancelled')
  const text = JSON.stringify(events).toLowerCase()
  expect(events.length).toBeGreaterThan(4)
  for (const secret of ['0x', 'svc_public', 'http', '77.31', 'amount"'])
    expect(text).not.toContain(secret)
})

describe('a failure', () => {
  test('of the quote is reported with its code', async () => {
    form.setFault(({ url }) =>
      url.endsWith('/quote') ? errorResponse(403, 'origin_not_allowed') : undefined,
    )
    const onError = vi.fn()
    vi.spyOn(console, 'warn').mockReturnValue()
    await form.open({ onEvent, onError })
    await form.untilPrice({ state: 'absent' })
    expect(events).toContainEqual({ type: 'quote_failed', code: 'origin_not_allowed' })
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['origin_not_allowed'])
  })

  test('of the purchase is reported with its code and field, each time', async () => {
    const onError = vi.fn()
    await open({ onError })
    const error = { code: 'validation_error', message: 'amount: too low' }
    const rejected = () => Response.json({ error }, { status: 400 })
    form.setFault(({ url }) => (url.endsWith('/checkout') ? rejected() : undefined))
    await form.press(/^Continue/)
    await form.press(/^Continue/)
    const refused = { type: 'refused', code: 'validation_error', field: 'amount' }
    expect(events.filter(({ type }) => type === 'refused')).toEqual([refused, refused])
    expect(onError).toHaveBeenCalledTimes(2)
  })

  test('without a known outcome is reported as unknown', async () => {
    await open()
    form.setFault(({ url }) =>
      url.endsWith('/checkout') ? Promise.reject(new TypeError('fetch failed')) : undefined,
    )
    await form.press(/^Continue/)
    expect(events.at(-1)).toEqual({ type: 'unknown', code: 'network_error' })
  })

  test('that the merchant must fix is printed once during development', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    // A message that no other test on this page prints.
    form.setFault(({ url }) =>
      url.endsWith('/checkout') ? errorResponse(403, 'invalid_publishable_key') : undefined,
    )
    await open()
    await form.press(/^Continue/)
    await form.press(/^Continue/)
    expect(warn.mock.calls.join()).toContain('card.checkout')
    expect(warn).toHaveBeenCalledOnce()
  })
})

test.each([
  ['order_broadcasted', 'onComplete'],
  ['order_cancelled', 'onCancel'],
] as const)('calls the callback of %s once, with the order', async (status, name) => {
  const callbacks = { onComplete: vi.fn(), onCancel: vi.fn() }
  await open(callbacks)
  await form.press(/^Continue/)
  await form.callback(status)
  await form.pass(60_000)
  expect(callbacks[name].mock.calls).toMatchObject([[{ id: form.onlyOrder().id, status }]])
  const others = Object.entries(callbacks).filter(([other]) => other !== name)
  for (const [, callback] of others) expect(callback).not.toHaveBeenCalled()
})

test.each(Object.entries(thrownValues))(
  'stays mounted when callbacks throw %s',
  async (_, valueOf) => {
    const fail = () => {
      throw valueOf()
    }
    await uncaught(async () => {
      await form.open({ onEvent: fail, onStatus: fail, onError: fail, onComplete: fail })
      await form.press(/^Continue/)
      await form.callback('order_broadcasted')
      await form.at('[data-step="sent"]')
      await form.show(null)
    })
  },
)

test('shows the order as the service returned it, although onStatus and onComplete change theirs', async () => {
  const seen: boolean[] = []
  const spoil = (order: CardOrder) =>
    void seen.push(
      Reflect.set(order, 'status', 'order_cancelled'),
      Reflect.set(order.destination, 'token', 'AUSD'),
    )
  await open({ onStatus: spoil, onComplete: spoil })
  await form.press(/^Continue/)
  await form.callback('order_broadcasted')
  await form.at('[data-step="sent"]')
  expect(form.inside.getByRole('heading')).toHaveTextContent('USDC')
  expect(new Set(seen)).toEqual(new Set([false]))
})

test('stays mounted when callbacks throw, and reports their errors', async () => {
  const fail = () => {
    throw new Error('analytics are down')
  }
  const errors = await uncaught(async () => {
    await open({ onEvent: fail })
    expect(form.field()).toBeVisible()
    await form.show(null)
  })
  expect(errors[0]).toMatchObject({ message: 'analytics are down' })
})
