import { createHandlers, createService } from '@onramp-kit/msw'
import { Checkout, cardQuoteQueryOptions } from '@onramp-kit/react'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { dehydrate } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onramp, Providers, queryClient, shouldDehydrateQuery } from './SharedQueries.tsx'

const service = createService()
const server = setupServer(...createHandlers(service, { baseUrl: 'http://127.0.0.1:4010' }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => {
  server.close()
  queryClient.clear()
})

test('the example with a shared query client shows a prefetched quote, and a persister stores no wallet', async () => {
  await queryClient.prefetchQuery(cardQuoteQueryOptions(onramp, purchase))
  queryClient.setQueryData(['cart'], ['a book'])
  const { amount, currency, country, wallet, chain, token } = purchase
  render(
    <Providers>
      <Checkout
        {...{ wallet, chain, token, currency }}
        defaultAmount={amount}
        defaultCountry={country}
      />
    </Providers>,
  )
  expect(screen.getByText('Exchange rate')).toBeInTheDocument()
  expect(service.state().requests['card.quote']).toBe(1)
  expect(JSON.stringify(dehydrate(queryClient))).toContain(WALLET)
  const stored = JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery }))
  expect(stored).toContain('a book')
  expect(stored).not.toContain(WALLET)
})
