import { createHandlers, createService } from '@onramp-kit/msw'
import { OnrampProvider } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CartCheckout, fetchCart } from './CartCheckout.tsx'

const baseUrl = 'https://service.example'
const service = createService()
let reported: string[]
let answer: { paid: boolean; pending: boolean }
const server = setupServer(
  ...createHandlers(service, { baseUrl }),
  http.put('*/carts/:cart/orders/:order', ({ request }) => {
    reported.push(new URL(request.url).pathname)
    return new HttpResponse(null, { status: 202 })
  }),
  http.get('*/carts/cart-1', () => HttpResponse.json(answer)),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  service.reset()
  reported = []
  answer = { paid: false, pending: false }
})
afterEach(() => server.resetHandlers())

const cart = {
  id: 'cart-1',
  wallet: WALLET,
  amount: '50',
  currency: 'USD',
  chain: 8453,
  token: 'USDC',
} as const

function show({ paid } = { paid: false }, page = createFakePage()) {
  const { client } = createTestClient({ fetch, baseUrl, page })
  render(
    <OnrampProvider client={client}>
      <CartCheckout cart={cart} paid={paid} />
    </OnrampProvider>,
  )
}

test('the checkout of a cart reports its order when it opens and at each status', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  expect(await screen.findByTitle('Secure payment page')).toBeVisible()
  const [order] = service.state().orders
  const report = `/carts/cart-1/orders/${order?.id}`
  await expect.poll(() => reported).toEqual([report, report])
})

test('the checkout of a cart reports its order before a redirect, although the order cannot be read', async () => {
  server.use(http.get(`${baseUrl}/v1/card/orders/:id`, () => delay('infinite')))
  const inAppBrowser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MetaMaskMobile'
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(inAppBrowser)
  const navigate = vi.fn<(url: string) => void>()
  show(undefined, { ...createFakePage(), navigate })
  await userEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  await expect.poll(() => navigate.mock.calls).toHaveLength(1)
  const [order] = service.state().orders
  const report = `/carts/cart-1/orders/${order?.id}`
  await expect.poll(() => reported).toEqual([report])
})

test('the checkout of a cart sells for its amount, which the buyer cannot change', async () => {
  show()
  await userEvent.type(screen.getByRole('textbox'), '7')
  await userEvent.click(screen.getByRole('button', { name: /^Continue to/ }))
  await expect.poll(() => service.state().orders).toHaveLength(1)
  expect(service.state().orders[0]?.source).toMatchObject({ amount: '50.00', currency: 'USD' })
})

test('the page of a paid cart shows no checkout, and opens no order', async () => {
  answer = { paid: true, pending: false }
  show(await fetchCart(cart.id))
  expect(screen.getByText('This cart is paid.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(service.state().orders).toEqual([])
})

test.each([
  [{ paid: true, pending: false }, 'This cart is paid.'],
  [{ paid: false, pending: true }, 'A payment is being processed. Try again later.'],
])('the checkout of a cart opens no order after a payment elsewhere: %o', async (later, reason) => {
  show(await fetchCart(cart.id))
  answer = later
  await userEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  expect(await screen.findByText(reason)).toBeVisible()
  expect(service.state().orders).toEqual([])
})
