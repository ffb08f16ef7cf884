import {
  ApiError,
  type CardOrderInput,
  NetworkError,
  type OnrampClient,
  type OnrampError,
} from '@onramp-kit/core'
import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { focusManager, QueryClient } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { cardOrderQueryOptions } from './cardOrderQuery.ts'
import { cardQuoteQueryOptions } from './cardQuoteQuery.ts'
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

test('useCardOrder reads an order from the service', async () => {
  const { client, wrapper } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const { result } = renderHook(() => useCardOrder({ id, wallet: WALLET }), { wrapper })
  await waitFor(() => expect(result.current.data?.status).toBe('payment_pending'))
})

test.each([
  ['order_completed', 2],
  ['order_broadcasted', 1],
])('an order that is %s is read %i times when the page comes back once', async (status, times) => {
  const { client, clock, service, wrapper } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  service.callback(id, status)
  const { result } = renderHook(() => useCardOrder({ id, wallet: WALLET }), { wrapper })
  await waitFor(() => expect(result.current.data?.status).toBe(status))
  onTestFinished(() => focusManager.setFocused(undefined))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await clock.advance(0)
  await waitFor(() => expect(result.current.isFetching).toBe(false))
  expect(service.state().requests['card.orders.get']).toBe(times)
})

async function pollOrder({ client, queryClient }: ReturnType<typeof setUp>) {
  const { order_id: id } = await client.card.checkout(purchase)
  const options = cardOrderQueryOptions(client, { id, wallet: WALLET })
  await queryClient.fetchQuery(options)
  const interval = () => {
    const query = queryClient.getQueryCache().find({ queryKey: options.queryKey })
    const { refetchInterval } = options
    if (query === undefined || typeof refetchInterval !== 'function') throw new Error('no interval')
    return refetchInterval(query as never)
  }
  return { id, options, interval }
}

test.each(['2026-11-20T12:00:60Z', '2026-13-20T12:00:00Z'])(
  'an order query polls an order opened at %s, which is no date, from its first read',
  async (created_at) => {
    const world = setUp()
    world.setFault((request) =>
      request.method === 'GET' ? world.changed(request, () => ({ created_at })) : undefined,
    )
    const { interval } = await pollOrder(world)
    expect(interval()).toBe(6_000)
  },
)

test('an order query polls at the pace of core until the order is final', async () => {
  const world = setUp()
  const { clock, service, queryClient } = world
  const { id, options, interval } = await pollOrder(world)
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

test.each([
  [['payment_pending', 'order_completed'], 'order_completed'],
  [['order_completed', 'payment_pending'], 'order_completed'],
  [['order_broadcasted', 'order_cancelled'], 'order_broadcasted'],
  [['order_completed', 'order_in_review'], 'order_in_review'],
  [['order_completed', 'order_in_review', 'payment_pending'], 'order_in_review'],
])(
  'an order query whose reads return %j shows %s: a late response changes nothing',
  async (statuses, shown) => {
    const { client, changed, queryClient, setFault } = setUp()
    const { order_id: id } = await client.card.checkout(purchase)
    const options = cardOrderQueryOptions(client, { id, wallet: WALLET })
    for (const status of statuses) {
      setFault((request) => changed(request, () => ({ status })))
      await queryClient.fetchQuery({ ...options, staleTime: 0 })
    }
    expect(queryClient.getQueryData(options.queryKey)?.status).toBe(shown)
  },
)

test('an order query keeps the order that the app has set when an earlier one arrives', async () => {
  const { client, changed, queryClient, setFault } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const options = cardOrderQueryOptions(client, { id, wallet: WALLET })
  queryClient.setQueryData(options.queryKey, order('order_completed'))
  expect((await queryClient.fetchQuery(options)).status).toBe('order_completed')
  setFault((request) => {
    queryClient.setQueryData(options.queryKey, order('order_broadcasted'))
    return changed(request, () => ({ status: 'order_completed' }))
  })
  await queryClient.fetchQuery(options)
  expect(queryClient.getQueryData(options.queryKey)?.status).toBe('order_broadcasted')
  queryClient.setQueryData(options.queryKey, order('payment_pending'))
  expect(queryClient.getQueryData(options.queryKey)?.status).toBe('order_broadcasted')
})

describe('a failed read of an order', () => {
  const apiError = (status: number, code: string, retryAfter?: number) =>
    new ApiError('card.orders.get', { status, code, message: '', retryAfter, outcome: 'none' })
  /** The intervals after each of `times` failed reads, each at the end of the interval before. */
  async function intervals(error: ApiError, times: number) {
    const { client, clock, queryClient } = setUp()
    const failing = failingWith(client, () => error)
    const input = { id: ORDER_ID, wallet: WALLET }
    const waits: unknown[] = []
    while (waits.length < times) {
      await queryClient.fetchQuery(cardOrderQueryOptions(failing, input)).catch(() => {})
      const wait = intervalOf(queryClient, failing, input)
      waits.push(wait)
      await clock.advance(Number(wait))
    }
    return waits
  }

  test('is retried ever more rarely while the error is transient', async () => {
    const waits = await intervals(apiError(502, 'rail_error'), 6)
    expect(waits).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  })
  test('is not retried before Retry-After has elapsed', async () => {
    expect(await intervals(apiError(429, 'rate_limited', 300), 1)).toEqual([300_000])
  })
  test('is retried after a 404, until five in a row over a minute', async () => {
    const waits = await intervals(apiError(404, 'order_not_found'), 5)
    expect(waits).toEqual([4_000, 8_000, 16_000, 32_000, false])
  })
  test('is not retried after a permanent error', async () => {
    expect(await intervals(apiError(401, 'invalid_publishable_key'), 1)).toEqual([false])
  })
})

test('rendering does not restart the wait for the next read', async () => {
  let draws = 0
  const world = createSimulatedWorld({ random: () => (draws += 0.1) % 1 })
  const { order_id: id } = await world.client.card.checkout(purchase)
  const queryClient = new QueryClient()
  const options = cardOrderQueryOptions(world.client, { id, wallet: WALLET })
  await queryClient.fetchQuery(options)
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey })
  const { refetchInterval } = options
  if (query === undefined || typeof refetchInterval !== 'function') throw new Error('no interval')
  expect(refetchInterval(query as never)).toBe(refetchInterval(query as never))
})

/** The client, whose reads of an order fail while there is an error: after its own retries. */
function failingWith(client: OnrampClient, error: () => OnrampError | undefined): OnrampClient {
  const { orders } = client.card
  const get: typeof orders.get = (...args) => {
    const reason = error()
    return reason === undefined ? orders.get(...args) : Promise.reject(reason)
  }
  return { ...client, card: { ...client.card, orders: { ...orders, get } } }
}

/** The polling interval that an observer of an order query would use now. */
function intervalOf(queryClient: QueryClient, client: OnrampClient, input: CardOrderInput) {
  const { queryKey, refetchInterval } = cardOrderQueryOptions(client, input)
  const query = queryClient.getQueryCache().find({ queryKey })
  if (query === undefined || typeof refetchInterval !== 'function') throw new Error('no interval')
  return refetchInterval(query as never)
}

test('an order that the app sets counts like one that was read', async () => {
  const { client, queryClient } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const input = { id, wallet: WALLET }
  const { queryKey } = cardOrderQueryOptions(client, input)
  const data = await queryClient.fetchQuery(cardOrderQueryOptions(client, input))
  queryClient.setQueryData(queryKey, { ...data, status: 'order_completed' })
  expect(intervalOf(queryClient, client, input)).toBe(1_500)
  queryClient.setQueryData(queryKey, { ...data, status: 'order_broadcasted' })
  expect(intervalOf(queryClient, client, input)).toBe(false)
})

test('an order query reads through the latest client of its key', async () => {
  const { client, queryClient } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const input = { id, wallet: WALLET }
  const readBy: string[] = []
  const named = (name: string): OnrampClient =>
    failingWith(client, () => {
      readBy.push(name)
      return undefined
    })
  for (const name of ['first', 'second']) {
    const options = cardOrderQueryOptions(named(name), input)
    await queryClient.fetchQuery({ ...options, staleTime: 0 })
  }
  expect(readBy).toEqual(['first', 'second'])
})

test('an order query polls on although the first reads after a sleep of 25 hours fail', async () => {
  const { client: world, clock, queryClient, service } = setUp()
  const { order_id: id } = await world.card.checkout(purchase)
  const input = { id, wallet: WALLET }
  service.callback(id, 'order_completed')
  let error: OnrampError | undefined
  const client = failingWith(world, () => error)
  const options = cardOrderQueryOptions(client, input)
  await queryClient.fetchQuery(options)
  expect(intervalOf(queryClient, client, input)).toBe(1_500)
  await clock.advance(25 * 3_600_000)
  error = new NetworkError('card.orders.get', 'none')
  for (const wait of [60_000, 60_000, 60_000]) {
    await expect(queryClient.fetchQuery(options)).rejects.toBe(error)
    expect(intervalOf(queryClient, client, input)).toBe(wait)
  }
})

test('an order query that was reset polls again', async () => {
  const { client, queryClient } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const input = { id, wallet: WALLET }
  const options = cardOrderQueryOptions(client, input)
  const details = { status: 403, message: '', retryAfter: undefined, outcome: 'none' } as const
  const forbidden = new ApiError('card.orders.get', { ...details, code: 'origin_not_allowed' })
  const failing = { ...options, queryFn: () => Promise.reject(forbidden) }
  await expect(queryClient.fetchQuery(failing)).rejects.toBe(forbidden)
  expect(intervalOf(queryClient, client, input)).toBe(false)
  queryClient.getQueryCache().find({ queryKey: options.queryKey })?.reset()
  expect(intervalOf(queryClient, client, input)).toBe(false)
  await queryClient.fetchQuery(options)
  expect(intervalOf(queryClient, client, input)).toBe(6_000)
})

test('an order query polls from initial data', async () => {
  const { client, queryClient, wrapper } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const input = { id, wallet: WALLET }
  const initialData = await client.card.orders.get(input)
  renderHook(() => useCardOrder(input, { initialData, staleTime: 60_000 }), { wrapper })
  expect(intervalOf(queryClient, client, input)).toBe(6_000)
})

test.each([
  [60_000, 55_000],
  [300_000, 55_000],
  [86_400_000, 55_000],
  [21_000, 16_000],
  [20_000, 15_000],
  [3_000, 15_000],
  [-60_000, 15_000],
])('a quote that is valid for %d ms is refetched after %d ms', async (valid, interval) => {
  const { client, clock } = setUp()
  const { refetchInterval } = cardQuoteQueryOptions(client, undefined)
  if (typeof refetchInterval !== 'function') throw new Error('no interval')
  await clock.advance(86_400_000)
  const data = { expires_at: new Date(clock.now() + valid).toISOString() }
  expect(refetchInterval({ state: { data } } as never)).toBe(interval)
})

test('a quote without an expiry is not refetched', () => {
  const { refetchInterval } = cardQuoteQueryOptions(setUp().client, undefined)
  if (typeof refetchInterval !== 'function') throw new Error('no interval')
  expect(refetchInterval({ state: { data: {} } } as never)).toBe(false)
  expect(refetchInterval({ state: {} } as never)).toBe(false)
})

test('card hooks send no request without an input', () => {
  const { wrapper, service } = setUp()
  renderHook(() => [useCardQuote(undefined), useCardOrder(undefined)], { wrapper })
  expect(service.state().requests).toMatchObject({ 'card.quote': 0, 'card.orders.get': 0 })
})

test('useCardOrder passes select and enabled to React Query', async () => {
  const { client, service, wrapper } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const input = { id, wallet: WALLET }
  const { result, rerender } = renderHook(
    ({ enabled }) => useCardOrder(input, { select: ({ status }) => status, enabled }),
    { wrapper, initialProps: { enabled: false } },
  )
  expect(result.current.fetchStatus).toBe('idle')
  expect(service.state().requests).toMatchObject({ 'card.orders.get': 0 })
  rerender({ enabled: true })
  await waitFor(() => expect(result.current.data).toBe('payment_pending'))
})

test('useCardOrder stays idle without an input, even when enabled', () => {
  const { service, wrapper } = setUp()
  renderHook(() => useCardOrder(undefined, { enabled: true }), { wrapper })
  expect(service.state().requests).toMatchObject({ 'card.orders.get': 0 })
})

test('an option that is undefined keeps the default of the hook', async () => {
  const { client, queryClient, wrapper } = setUp()
  const { order_id: id } = await client.card.checkout(purchase)
  const input = { id, wallet: WALLET }
  const options = { retry: undefined, refetchInterval: undefined }
  renderHook(() => useCardOrder(input, options as object), { wrapper })
  const { queryKey } = cardOrderQueryOptions(client, input)
  const query = queryClient.getQueryCache().find({ queryKey })
  expect(query?.options.retry).toBe(false)
  expect(query?.observers[0]?.options.refetchInterval).toBeTypeOf('function')
})

test('useCardQuote lets the caller override staleTime and keeps its other defaults', async () => {
  const { client, queryClient, wrapper } = setUp()
  const { result } = renderHook(() => useCardQuote(purchase, { staleTime: 0 }), { wrapper })
  await waitFor(() => expect(result.current.data).toBeDefined())
  expect(result.current.isStale).toBe(true)
  const { queryKey } = cardQuoteQueryOptions(client, purchase)
  expect(queryClient.getQueryCache().find({ queryKey })?.options.retry).toBe(false)
})
