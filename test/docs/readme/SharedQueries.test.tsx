import { createHandlers, createService } from '@onramp-kit/msw'
import { Checkout, cardQuoteQueryOptions } from '@onramp-kit/react'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
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
  // Query keys spell the wallet in lower case.
  const wallets = /0x[a-f\d]{40}/i
  expect(JSON.stringify(dehydrate(queryClient))).toMatch(wallets)
  const stored = JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery }))
  expect(stored).toContain('a book')
  expect(stored).not.toMatch(wallets)
})
