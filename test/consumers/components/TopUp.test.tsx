import { createOnrampClient } from '@onramp-kit/core'
import { createHandlers, createService } from '@onramp-kit/msw'
import { OnrampProvider } from '@onramp-kit/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TopUp } from './TopUp.tsx'

const baseUrl = 'https://service.example'
const service = createService()
const server = setupServer(...createHandlers(service, { baseUrl }))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  localStorage.clear()
  service.reset()
})
afterAll(() => server.close())

// The client waits a second before it opens a purchase where Web Locks are missing, and seconds between reads of an order.
const fastClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout(run: () => void, ms: number) {
    const timer = setTimeout(run, ms / 50)
    return () => clearTimeout(timer)
  },
}

/** Renders the component, and opens a purchase as a buyer does. */
async function buy(onSent: (orderId: string) => void = () => {}) {
  const onramp = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl,
    platform: { clock: fastClock },
  })
  render(
    <OnrampProvider client={onramp} locale="en">
      <TopUp wallet="0x52908400098527886E0F7030069857D2E4169EE7" onSent={onSent} />
    </OnrampProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Continue to pay/ }))
  await screen.findByTitle('Secure payment page')
  const orders = service.state().orders.map(({ id }) => id)
  expect(orders).toHaveLength(1)
  return String(orders[0])
}

test('a buyer buys once', async () => {
  const sent: string[] = []
  const id = await buy((orderId) => sent.push(orderId))
  service.callback(id, 'order_broadcasted')
  await screen.findByRole('heading', { name: /USDC sent$/ })
  expect(sent).toEqual([id])
  expect(service.state().requests['card.checkout']).toBe(1)
})

test('a buyer sees that the order is cancelled', async () => {
  const id = await buy()
  service.callback(id, 'order_cancelled')
  await screen.findByRole('heading', { name: 'Order canceled' })
})
