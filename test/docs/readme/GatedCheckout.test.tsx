import { createHandlers, createService } from '@onramp-kit/msw'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GatedCheckout } from './GatedCheckout.tsx'

const service = createService()
const asked: string[] = []
const server = setupServer(
  ...createHandlers(service, { baseUrl: 'http://127.0.0.1:4010' }),
  http.post('*/may-buy', async ({ request }) => {
    asked.push(await request.text())
    return new HttpResponse(null, { status: asked.length === 1 ? 403 : 204 })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('the example with a gate asks the server before it opens a purchase', async () => {
  render(<GatedCheckout wallet={WALLET} />)
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Germany')
  await userEvent.click(screen.getByRole('button', { name: '€100' }))
  const button = screen.getByRole('button', { name: /^Continue to pay/ })
  await userEvent.click(button)
  expect(await screen.findByText('Verify your account to buy.')).toBeVisible()
  expect(service.state().orders).toEqual([])
  await userEvent.click(button)
  expect(await screen.findByTitle('Secure payment page')).toBeVisible()
  expect(asked).toEqual(['100', '100'])
})
