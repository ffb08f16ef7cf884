import { createOnrampClient } from '@onramp-kit/core'
import { createService, createVirtualClock } from '@onramp-kit/msw'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountCheckout } from './checkout.ts'

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true)
Object.assign(navigator, { sendBeacon })
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

test('the example without a framework shows each situation with its actions, and sends events', async () => {
  const clock = createVirtualClock()
  const service = createService({ now: clock.now, sleep: clock.sleep })
  const onramp = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    fetch: service.fetch,
    platform: { clock },
  })
  const stop = mountCheckout(document.body, onramp, WALLET)
  const shown = () => [
    document.body.dataset['situation'],
    ...screen.getAllByRole('button').map(({ textContent }) => textContent),
  ]
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
