import { createOnrampClient } from '@onramp-kit/core'
import { createService, createVirtualClock, type Service } from '@onramp-kit/msw'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountCheckout } from './checkout.ts'

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true)
beforeEach(() => {
  Object.assign(navigator, { sendBeacon })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

function mount(fetch?: (service: Service, request: Request) => Promise<Response>) {
  const clock = createVirtualClock()
  const service = createService({ now: clock.now, sleep: clock.sleep })
  const onramp = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    fetch: (input, init) => {
      const request = new Request(input, init)
      return fetch ? fetch(service, request) : service.fetch(request)
    },
    platform: { clock },
  })
  return { clock, service, stop: mountCheckout(document.body, onramp, WALLET) }
}
const shown = () => [
  document.body.dataset['situation'],
  ...screen.getAllByRole('button').map(({ textContent }) => textContent),
]

test('the example without a framework shows each situation with its actions, and sends events', async () => {
  const { clock, service, stop } = mount()
  expect(shown()).toEqual(['details', 'Pay $50'])
  expect(screen.getByText('You haven’t been charged.')).toBeVisible()

  screen.getByRole('button').click()
  await clock.advance(2_000)
  expect(shown()).toEqual(['payable', 'Pay $50', 'Start over'])
  expect(screen.getByText('If you’ve already paid, don’t pay again.')).toBeVisible()

  const [order] = service.state().orders
  service.callback(order?.id ?? '', 'order_broadcasted')
  await clock.advance(10_000)
  expect(shown()).toEqual(['sent', 'Done', 'Start over'])
  stop()

  const events = sendBeacon.mock.calls.map(([, body]) => JSON.parse(body))
  expect(events.map(({ event, properties }) => properties.status ?? event)).toEqual([
    'purchase_submitted',
    'purchase_opened',
    'payment_pending',
    'order_broadcasted',
  ])
  expect(events[0].properties.amount).toBe('50')
})

test('the example without a framework asks before it starts over, and opens the payment page without an opener', async () => {
  const { clock, service, stop } = mount()
  screen.getByRole('button').click()
  await clock.advance(2_000)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  screen.getByRole('button', { name: 'Pay $50' }).click()
  const [order] = service.state().orders
  expect(open).toHaveBeenCalledWith(order?.url, '_blank', 'noopener')

  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  screen.getByRole('button', { name: 'Start over' }).click()
  expect(shown()[0]).toBe('payable')
  confirm.mockReturnValue(true)
  screen.getByRole('button', { name: 'Start over' }).click()
  expect(shown()[0]).toBe('details')
  stop()
})

test('the example without a framework sends one purchase for a double click, although its outcome is unknown at once', async () => {
  const { clock, service, stop } = mount(async ({ fetch }, request) => {
    await fetch(request)
    return new Response('<h1>Bad gateway</h1>', { status: 502 })
  })
  const click = (detail: number) =>
    screen.getAllByRole('button')[0]?.dispatchEvent(new MouseEvent('click', { detail }))
  click(1)
  await clock.advance(2_000)
  expect(shown().slice(0, 2)).toEqual(['not_opened', 'Try again'])
  click(2)
  await clock.advance(2_000)
  expect(service.state().orders).toHaveLength(1)
  click(1)
  await clock.advance(2_000)
  expect(service.state().orders).toHaveLength(2)
  stop()
})
