import { createHandlers, createService } from '@onramp-kit/msw'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import App from './App.tsx'

const service = createService()
const server = setupServer(...createHandlers(service, { baseUrl: 'http://127.0.0.1:4010' }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('the React example of the README opens a purchase', async () => {
  render(<App />)
  await userEvent.click(screen.getByRole('button', { name: /^Continue to pay/ }))
  expect(await screen.findByTitle('Secure payment page')).toBeVisible()
  expect(service.state().orders).toMatchObject([{ destination: { wallet: WALLET, chain: 8453 } }])
})
