import { createOnrampClient } from '@onramp-kit/core'
import { createHandlers, createService, createVirtualClock } from '@onramp-kit/msw'
import { OnrampProvider } from '@onramp-kit/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TopUp } from './TopUp.tsx'

const baseUrl = 'https://service.example'
const clock = createVirtualClock()
const service = createService({ now: clock.now, sleep: clock.sleep })
const server = setupServer(...createHandlers(service, { baseUrl }))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  localStorage.clear()
  service.reset()
})
afterAll(() => server.close())

/** Advances the client's and the service's clock, and lets React render what follows. */
const advance = (ms: number) => act(() => clock.advance(ms))

/** Renders the component, and opens a purchase as a buyer does. */
async function buy(onSent: (orderId: string) => void = () => {}) {
  const onramp = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl,
    platform: { clock },
  })
  render(
    <OnrampProvider client={onramp} locale="en">
      <TopUp wallet="0x52908400098527886E0F7030069857D2E4169EE7" onSent={onSent} />
    </OnrampProvider>,
  )
  await advance(1_000) // the quote
  fireEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  await advance(2_000) // without Web Locks, as in jsdom, the client first looks for another tab
  await screen.findByTitle('Secure payment page') // its module is imported in real time
  const orders = service.state().orders.map(({ id }) => id)
  expect(orders).toHaveLength(1)
  return String(orders[0])
}

test('a buyer buys once', async () => {
  const sent: string[] = []
  const id = await buy((orderId) => sent.push(orderId))
  service.callback(id, 'order_broadcasted')
  await advance(10_000) // the next read of the order
  screen.getByRole('heading', { name: /USDC sent$/ })
  expect(sent).toEqual([id])
  expect(service.state().requests['card.checkout']).toBe(1)
})

test('a buyer sees that the order is canceled', async () => {
  const id = await buy()
  service.callback(id, 'order_cancelled')
  await advance(10_000)
  screen.getByRole('heading', { name: 'Order canceled' })
})
