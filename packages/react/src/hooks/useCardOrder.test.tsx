import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { purchase, WALLET } from '../../../../test/harness/cardSamples.ts'
import { createSimulatedWorld } from '../../../../test/harness/simulatedWorld.ts'
import { OnrampProvider } from '../OnrampProvider.tsx'
import { cardOrderQuery } from '../queries/cardOrderQuery.ts'
import { useCardOrder } from './useCardOrder.ts'
import { useCardQuote } from './useCardQuote.ts'

function setUp() {
  const world = createSimulatedWorld()
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OnrampProvider client={world.client} queryClient={queryClient}>
      {children}
    </OnrampProvider>
  )
  return { ...world, queryClient, wrapper }
}

test('an order is read as the service holds it', async () => {
  const { client, wrapper } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const { result } = renderHook(() => useCardOrder({ id, wallet: WALLET }), { wrapper })
  await waitFor(() => expect(result.current.data?.status).toBe('payment_pending'))
})

test('an order is asked for at the pace of core until it is final', async () => {
  const { client, service, queryClient } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const options = cardOrderQuery(client, { id, wallet: WALLET })
  await queryClient.fetchQuery(options)
  const interval = () => {
    const query = queryClient.getQueryCache().find({ queryKey: options.queryKey })
    const { refetchInterval } = options
    if (query === undefined || typeof refetchInterval !== 'function') throw new Error('no interval')
    return refetchInterval(query as never)
  }
  expect(interval()).toBe(2_000)
  service.callback(id, 'order_broadcasted')
  await queryClient.fetchQuery(options)
  expect(interval()).toBe(false)
})

test('no query key holds the publishable key', async () => {
  const { client } = setUp()
  expect(JSON.stringify(cardOrderQuery(client, undefined).queryKey)).not.toContain('svc_public')
})

test('without an input nothing is asked', () => {
  const { wrapper, service } = setUp()
  renderHook(() => [useCardQuote(undefined), useCardOrder(undefined)], { wrapper })
  expect(service.state().requests).toMatchObject({ 'card.quote': 0, 'card.orders.get': 0 })
})
