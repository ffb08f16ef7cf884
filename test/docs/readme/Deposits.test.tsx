import { createHandlers, createService } from '@onramp-kit/msw'
import { en } from '@onramp-kit/react/messages/en'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Deposits } from './Deposits.tsx'

const service = createService()
const asked: unknown[] = []
const server = setupServer(
  ...createHandlers(service, { baseUrl: 'http://127.0.0.1:4010' }),
  http.post('*/deposits', async ({ request }) => {
    asked.push(await request.json())
    return HttpResponse.text('granted')
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test('the deposit components of the README register a wallet and open a deposit', async () => {
  render(<Deposits wallet={WALLET} />)
  await userEvent.type(await screen.findByLabelText(en.bank.email), 'ada@example.com')
  const [register, deposit] = screen.getAllByRole('button', { name: en.bank.register })
  if (register === undefined || deposit === undefined) throw new Error('a button is missing')
  await userEvent.click(register)
  expect(await screen.findByRole('heading', { name: en.bank.steps.terms.title })).toBeVisible()
  await userEvent.click(deposit)
  expect(await screen.findByTitle(en.deposit.pageTitle)).toBeVisible()
  expect(asked).toEqual([{ method: 'crypto' }])
  expect(service.state().customers).toMatchObject([{ wallet: WALLET, status: 'not_started' }])
})
