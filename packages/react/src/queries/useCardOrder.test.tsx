import { ApiError } from '@onramp-kit/core'
import { order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { cardOrderQuery } from './cardOrderQuery.ts'
import { cardQuoteQuery } from './cardQuoteQuery.ts'
import { useCardOrder, useCardQuote } from './useCard.ts'

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
  const { client, clock, service, queryClient } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const options = cardOrderQuery(client, { id, wallet: WALLET })
  await queryClient.fetchQuery(options)
  const interval = () => {
    const query = queryClient.getQueryCache().find({ queryKey: options.queryKey })
    const { refetchInterval } = options
    if (query === undefined || typeof refetchInterval !== 'function') throw new Error('no interval')
    return refetchInterval(query as never)
  }
  expect(interval()).toBe(6_000)
  await clock.advance(5 * 60_000)
  service.callback(id, 'order_completed')
  await queryClient.fetchQuery(options)
  expect(interval()).toBe(1_500)
  await clock.advance(2 * 60_000)
  await queryClient.fetchQuery(options)
  expect(interval()).toBe(3_000)
  service.callback(id, 'order_broadcasted')
  await queryClient.fetchQuery(options)
  expect(interval()).toBe(false)
})

test('a late reply does not replace what is known', () => {
  const { client } = setUp()
  const { structuralSharing: keep } = cardOrderQuery(client, undefined)
  if (typeof keep !== 'function') throw new Error('nothing keeps the latest')
  const status = (known: string, next: string) =>
    (keep(order(known), order(next)) as { status: string }).status
  expect(status('payment_pending', 'order_completed')).toBe('order_completed')
  expect(status('order_completed', 'payment_pending')).toBe('order_completed')
  expect(status('order_broadcasted', 'order_cancelled')).toBe('order_broadcasted')
  expect(status('order_completed', 'order_in_review')).toBe('order_in_review')
})

describe('after a failed read an order is asked for', () => {
  const interval = (error: unknown, errorUpdateCount = 1) => {
    const { refetchInterval } = cardOrderQuery(setUp().client, undefined)
    if (typeof refetchInterval !== 'function') throw new Error('no interval')
    return refetchInterval({ state: { data: undefined, error, errorUpdateCount } } as never)
  }
  const refused = (status: number, code: string, retryAfter?: number) =>
    new ApiError('card.orders.get', { status, code, message: '', retryAfter, outcome: 'none' })

  test('ever more rarely, when that may pass', () => {
    expect(interval(refused(502, 'rail_error'))).toBe(4_000)
    expect(interval(refused(502, 'rail_error'), 9)).toBe(16_000)
  })
  test('not before Retry-After', () => {
    expect(interval(refused(429, 'rate_limited', 300))).toBe(300_000)
  })
  test('again when it is not found yet, but not for ever', () => {
    expect(interval(refused(404, 'order_not_found'))).toBe(4_000)
    expect(interval(refused(404, 'order_not_found'), 10)).toBe(false)
  })
  test('never, when nothing but the merchant can mend it', () => {
    expect(interval(refused(401, 'invalid_publishable_key'))).toBe(false)
  })
})

test('a price that holds for a century is asked for within the hour', () => {
  const { client } = setUp()
  const { refetchInterval } = cardQuoteQuery(client, undefined)
  if (typeof refetchInterval !== 'function') throw new Error('no interval')
  const data = { expires_at: '2126-01-01T00:00:00Z' }
  expect(refetchInterval({ state: { data } } as never)).toBe(3_600_000)
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
