import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { cardQuoteQueryOptions } from './cardQuoteQuery.ts'

test.each([
  ['the same object', undefined],
  ['another object', '2030-01-01T00:00:00Z'],
])('an equal quote is %s, which tells its age, if it expires: %s', async (identity, expires_at) => {
  const world = createSimulatedWorld()
  world.setFault((request) => world.changed(request, () => ({ expires_at })))
  const { wallet: _, ...input } = purchase
  const { queryFn, ...options } = cardQuoteQueryOptions(world.client, input)
  const queryClient = new QueryClient()
  const read = async () => {
    await queryClient.fetchQuery({
      queryKey: options.queryKey,
      queryFn: queryFn as QueryFunction,
      structuralSharing: options.structuralSharing as never,
      staleTime: 0,
    })
    return queryClient.getQueryData(options.queryKey)
  }
  const [first, second] = [await read(), await read()]
  expect(second).toEqual(first)
  expect(second === first ? 'the same object' : 'another object').toBe(identity)
  queryClient.clear()
})
