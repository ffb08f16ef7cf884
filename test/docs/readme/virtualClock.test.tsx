import { createOnrampClient } from '@onramp-kit/core'
import { createService, createVirtualClock } from '@onramp-kit/msw'
import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

const clock = createVirtualClock()
const service = createService({ now: clock.now, sleep: clock.sleep })
const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'https://service.example',
  fetch: service.fetch,
  platform: { clock },
})
const advance = (ms: number) => act(() => clock.advance(ms))

test('a buyer buys once', async () => {
  render(
    <OnrampProvider client={onramp} locale="en">
      <Checkout wallet="0x52908400098527886E0F7030069857D2E4169EE7" chain={8453} token="USDC" />
    </OnrampProvider>,
  )
  await advance(1_000) // the quote
  fireEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  await advance(2_000) // without Web Locks, as in jsdom, the client first looks for another tab
  await screen.findByTitle('Secure payment page') // its module is imported in real time

  const [order] = service.state().orders
  service.callback(order?.id ?? '', 'order_broadcasted')
  await advance(10_000) // the next read of the order
  screen.getByRole('heading', { name: /USDC sent$/ })
  expect(service.state().requests['card.checkout']).toBe(1)
})
