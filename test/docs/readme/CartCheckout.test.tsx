import { createHandlers, createService } from '@onramp-kit/msw'
import { OnrampProvider } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CartCheckout, fetchPaid } from './CartCheckout.tsx'

const baseUrl = 'https://service.example'
const service = createService()
const reported: string[] = []
let paid = false
const server = setupServer(
  ...createHandlers(service, { baseUrl }),
  http.put('*/carts/:cart/orders/:order', ({ request }) => {
    reported.push(new URL(request.url).pathname)
    return new HttpResponse(null, { status: 202 })
  }),
  http.get('*/carts/cart-1', () => HttpResponse.json({ paid })),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  service.reset()
  paid = false
})

const cart = {
  id: 'cart-1',
  wallet: WALLET,
  amount: '50',
  currency: 'USD',
  chain: 8453,
  token: 'USDC',
} as const

function show({ paid } = { paid: false }) {
  const { client } = createTestClient({ fetch, baseUrl })
  render(
    <OnrampProvider client={client}>
      <CartCheckout cart={cart} paid={paid} />
    </OnrampProvider>,
  )
}

test('the checkout of a cart reports its order to the server', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  expect(await screen.findByTitle('Secure payment page')).toBeVisible()
  const [order] = service.state().orders
  await expect.poll(() => reported).toEqual([`/carts/cart-1/orders/${order?.id}`])
})

test('the checkout of a cart sells for its amount, which the buyer cannot change', async () => {
  show()
  await userEvent.type(screen.getByRole('textbox'), '7')
  await userEvent.click(screen.getByRole('button', { name: /^Continue to/ }))
  await expect.poll(() => service.state().orders).toHaveLength(1)
  expect(service.state().orders[0]?.source).toMatchObject({ amount: '50.00', currency: 'USD' })
})

test('the page of a paid cart shows no checkout, and opens no order', async () => {
  paid = true
  show({ paid: await fetchPaid(cart.id) })
  expect(screen.getByText('This cart is paid.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(service.state().orders).toEqual([])
})

test('the checkout of a cart that was paid after the page was rendered opens no order', async () => {
  show({ paid: await fetchPaid(cart.id) })
  paid = true
  await userEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  expect(await screen.findByText('This cart is paid.')).toBeVisible()
  expect(service.state().orders).toEqual([])
})
