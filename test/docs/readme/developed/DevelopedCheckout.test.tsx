import { createHandlers, createService } from '@onramp-kit/msw'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DevelopedCheckout } from './DevelopedCheckout.tsx'

const service = createService()
const server = setupServer(...createHandlers(service, { baseUrl: 'http://127.0.0.1:4010' }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('the example with devtools shows the requests and selects a scenario', async () => {
  // Without StrictMode, which loads the quote twice.
  render(<DevelopedCheckout wallet={WALLET} />, { reactStrictMode: false })
  await userEvent.click(await screen.findByRole('button', { name: 'Onramp devtools' }))
  expect(await screen.findByRole('cell', { name: 'card.quote' })).toBeVisible()
  const scenario = await screen.findByRole('combobox', { name: 'Scenario' })
  await userEvent.selectOptions(scenario, 'declined')
  expect(service.state().scenario).toBe('declined')
})
