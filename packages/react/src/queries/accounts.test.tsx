import { ApiError, type Customer } from '@onramp-kit/core'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import {
  errorResponse,
  json,
  scriptNetwork,
  type Turn,
} from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { OnrampContext, useOnrampContext } from '../provider/OnrampContext.ts'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { fxRatesQueryOptions, railConfigQueryOptions } from './referenceDataQueries.ts'
import { useFxRates, useRailConfig } from './useReferenceData.ts'
import {
  useCreateHostedLink,
  useRegisterCustomer,
  useVirtualAccountStatus,
  useVirtualAccounts,
} from './useVirtualAccounts.ts'
import {
  virtualAccountStatusQueryOptions,
  virtualAccountsQueryOptions,
} from './virtualAccountsQuery.ts'

const customer = (status: string): Customer => ({
  wallet: WALLET,
  status,
  has_accepted_terms_of_service: false,
})
const rates = { EUR: 0.9, GBP: 0.8, USD: 1 }

function setUp(...turns: Turn[]) {
  const network = scriptNetwork(...turns)
  const world = createTestClient({ fetch: network.fetch })
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OnrampProvider client={world.client} queryClient={queryClient}>
      {children}
    </OnrampProvider>
  )
  return { ...world, network, queryClient, wrapper }
}

/** A hook, and the query client that holds customers and their bank accounts. */
const withPrivateCache = <Result,>(useHook: () => Result) =>
  function useBoth() {
    return { hook: useHook(), cache: useOnrampContext().privateQueryClient }
  }

test('useVirtualAccounts lists the accounts of a wallet', async () => {
  const { wrapper } = setUp(json({ count: 0, data: [] }))
  const { result } = renderHook(() => useVirtualAccounts({ wallet: WALLET }), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual({ count: 0, data: [] }))
})

test('useRegisterCustomer sends one request and stores the response as the status', async () => {
  const { wrapper, network, client, queryClient } = setUp(json(customer('not_started')))
  const { result } = renderHook(
    withPrivateCache(() => useRegisterCustomer()),
    { wrapper },
  )
  act(() => result.current.hook.mutate(registration))
  await waitFor(() => expect(result.current.hook.data?.status).toBe('not_started'))
  expect(network.requests).toHaveLength(1)
  const { queryKey } = virtualAccountStatusQueryOptions(client, { wallet: WALLET })
  expect(result.current.cache.getQueryData(queryKey)).toEqual(customer('not_started'))
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
})

test('useRegisterCustomer does not retry a failed request, not even once the network is back', async () => {
  const { wrapper, network, page } = setUp('dropped')
  const { result } = renderHook(() => useRegisterCustomer(), { wrapper })
  act(() => result.current.mutate(registration))
  await waitFor(() => expect(result.current.error).toMatchObject({ outcome: 'unknown' }))
  act(() => {
    page.set({ online: false })
    page.set({ online: true })
  })
  expect(network.requests).toHaveLength(1)
})

test('useRegisterCustomer fails at once when offline and sends nothing later', async () => {
  const { wrapper, network, page } = setUp(json(customer('not_started')))
  const setOnline = (online: boolean) => {
    page.set({ online })
    onlineManager.setOnline(online)
  }
  const { result } = renderHook(() => useRegisterCustomer(), { wrapper })
  act(() => setOnline(false))
  act(() => result.current.mutate(registration))
  try {
    await waitFor(() => expect(result.current.error).toMatchObject({ outcome: 'none' }))
  } finally {
    await act(async () => setOnline(true))
  }
  expect(network.requests).toEqual([])
})

test.each(['termsOfService', 'identityVerification'] as const)(
  'useCreateHostedLink requests the link of %s on demand and drops it on unmount',
  async (name) => {
    const { wrapper, network } = setUp(json({ url: 'https://bank.example/page' }))
    const { result, unmount } = renderHook(
      withPrivateCache(() => useCreateHostedLink(name)),
      { wrapper },
    )
    expect(network.requests).toEqual([])
    act(() => result.current.hook.mutate({ wallet: WALLET }))
    await waitFor(() => expect(result.current.hook.data?.url).toBe('https://bank.example/page'))
    const mutations = result.current.cache.getMutationCache()
    expect(mutations.getAll()).toHaveLength(1)
    unmount()
    await waitFor(() => expect(mutations.getAll()).toEqual([]))
  },
)

test('useCreateHostedLink sends its request at once, even when offline', async () => {
  const { wrapper } = setUp(json({ url: 'https://bank.example/page' }))
  const { result } = renderHook(() => useCreateHostedLink('termsOfService'), { wrapper })
  act(() => onlineManager.setOnline(false))
  act(() => result.current.mutate({ wallet: WALLET }))
  try {
    await waitFor(() => expect(result.current.data?.url).toBe('https://bank.example/page'))
  } finally {
    await act(async () => onlineManager.setOnline(true))
  }
})

test('a hook that unmounts keeps the running mutation of another React root', async () => {
  const { client } = setUp('silent')
  const privateQueryClient = new QueryClient()
  const presses = { click: { at: 0, clientX: 0, clientY: 0 }, press: { at: 0 } }
  const shared = { client, queryClient: new QueryClient(), privateQueryClient, presses }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OnrampContext.Provider value={shared}>{children}</OnrampContext.Provider>
  )
  // Hydrated roots have equal ids.
  const [first, second] = [1, 2].map(() =>
    renderHook(() => useCreateHostedLink('termsOfService'), { wrapper, hydrate: true }),
  )
  act(() => first?.result.current.mutate({ wallet: WALLET }))
  second?.unmount()
  expect(privateQueryClient.getMutationCache().getAll()).toHaveLength(1)
  first?.unmount()
  expect(privateQueryClient.getMutationCache().getAll()).toEqual([])
})

describe('the options of a hook that acts', () => {
  const hooks = {
    useRegisterCustomer: (options: Parameters<typeof useRegisterCustomer>[0]) =>
      useRegisterCustomer(options),
    useCreateHostedLink: (options: object) => useCreateHostedLink('termsOfService', options),
  }

  test.each(Object.entries(hooks))('%s calls onSuccess, then onSettled', async (_, useHook) => {
    const { wrapper } = setUp(
      json({ ...customer('not_started'), url: 'https://bank.example/page' }),
    )
    const calls: string[] = []
    const options = {
      meta: { place: 'sign-up' },
      onSuccess: () => void calls.push('success'),
      onError: () => void calls.push('error'),
      onSettled: () => void calls.push('settled'),
    }
    const { result } = renderHook(
      withPrivateCache(() => useHook(options)),
      { wrapper },
    )
    act(() => result.current.hook.mutate(registration))
    await waitFor(() => expect(calls).toEqual(['success', 'settled']))
    const [mutation] = result.current.cache.getMutationCache().getAll()
    expect(mutation?.meta).toEqual({ place: 'sign-up' })
  })

  test.each(Object.entries(hooks))('%s calls onError with the error', async (_, useHook) => {
    const { wrapper } = setUp(errorResponse(403, 'origin_not_allowed'))
    const onError = vi.fn()
    const { result } = renderHook(() => useHook({ onError }), { wrapper })
    act(() => result.current.mutate(registration))
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(onError.mock.lastCall?.slice(0, 2)).toEqual([
      expect.objectContaining({ code: 'origin_not_allowed' }),
      registration,
    ])
  })

  test('useRegisterCustomer stores the response before onSuccess', async () => {
    const { wrapper, client } = setUp(json(customer('not_started')))
    const { queryKey } = virtualAccountStatusQueryOptions(client, { wallet: WALLET })
    const stored = vi.fn()
    function useStored() {
      const { privateQueryClient } = useOnrampContext()
      const onSuccess = () => stored(privateQueryClient.getQueryData(queryKey))
      return useRegisterCustomer({ onSuccess })
    }
    const { result } = renderHook(useStored, { wrapper })
    act(() => result.current.mutate(registration))
    await waitFor(() => expect(stored.mock.calls).toEqual([[customer('not_started')]]))
  })
})

test('useRailConfig reads the settings once for many components', async () => {
  const config = { merchant_id: 'm', webview_url: 'https://deposit.example/' }
  const { wrapper, network, client } = setUp(json(config))
  const { result } = renderHook(() => [useRailConfig(), useRailConfig()], { wrapper })
  await waitFor(() => expect(result.current[1]?.data).toEqual(config))
  const again = renderHook(() => useRailConfig(), { wrapper })
  expect(again.result.current.data).toEqual(config)
  // StrictMode mounts twice and aborts the request of the first mount.
  expect(network.requests.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
  expect(railConfigQueryOptions(client).staleTime).toBe(Number.POSITIVE_INFINITY)
})

test('useFxRates reads the rates and keeps them fresh for a minute', async () => {
  const { wrapper, client } = setUp(json(rates))
  const { result } = renderHook(() => useFxRates(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual(rates))
  expect(fxRatesQueryOptions(client).staleTime).toBe(60_000)
})

test('account hooks send no request without an input', () => {
  const { wrapper, network } = setUp(json({}))
  renderHook(() => [useVirtualAccounts(undefined), useVirtualAccountStatus(undefined)], { wrapper })
  expect(network.requests).toEqual([])
})

test('a status query reads the status again after a change', async () => {
  const { client, queryClient, network } = setUp(
    json(customer('under_review')),
    json(customer('active')),
  )
  const query = virtualAccountStatusQueryOptions(client, { wallet: WALLET })
  expect((await queryClient.fetchQuery(query)).status).toBe('under_review')
  expect((await queryClient.fetchQuery({ ...query, staleTime: 0 })).status).toBe('active')
  expect(network.requests).toHaveLength(2)
})

describe('a status query polls', () => {
  /** The interval after some reads with this response. */
  async function interval(response: Turn, reads = 1) {
    const { client, queryClient } = setUp(...Array.from({ length: reads }, () => response))
    const query = virtualAccountStatusQueryOptions(client, { wallet: WALLET })
    for (let read = 0; read < reads; read += 1)
      await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => {})
    const { refetchInterval, queryKey } = query
    const cached = queryClient.getQueryCache().find({ queryKey })
    if (cached === undefined || typeof refetchInterval !== 'function')
      throw new Error('no interval')
    return refetchInterval(cached as never)
  }

  test.each([
    [1, 3_000],
    [20, 3_000],
    [22, 9_000],
    [60, 60_000],
  ])('after %i reads in %i ms', async (reads, wait) => {
    expect(await interval(json(customer('incomplete')), reads)).toBe(wait)
  })
  test.each(['active', 'rejected'])('until the status is %s', async (status) => {
    expect(await interval(json(customer(status)))).toBe(false)
  })
  test('while the status is unknown to this version', async () => {
    expect(await interval(json(customer('awaiting_questionnaire')))).toBe(3_000)
  })
  test('no earlier than Retry-After', async () => {
    const limited = errorResponse(429, 'rate_limited', { 'retry-after': '90' })
    expect(await interval(limited)).toBe(90_000)
  })
  test('never while the wallet is not registered', async () => {
    expect(await interval(errorResponse(404, 'customer_not_registered'))).toBe(false)
  })
  test('again once a registration has answered', async () => {
    const { client, queryClient } = setUp(errorResponse(404, 'customer_not_registered'))
    const query = virtualAccountStatusQueryOptions(client, { wallet: WALLET })
    await queryClient.fetchQuery(query).catch(() => {})
    queryClient.setQueryData(query.queryKey, customer('incomplete'))
    const cached = queryClient.getQueryCache().find({ queryKey: query.queryKey })
    if (typeof query.refetchInterval !== 'function') throw new Error('no interval')
    expect(query.refetchInterval(cached as never)).toBe(3_000)
  })
})

test('an accounts query with awaitFirst polls until an account has details', async () => {
  const { client } = setUp(json({}))
  const interval = (
    awaitFirst: boolean,
    accounts?: number,
    reads = 1,
    code = '',
    details: object = { iban: 'DE89370400440532013000' },
  ) => {
    const { refetchInterval } = virtualAccountsQueryOptions(client, undefined, { awaitFirst })
    if (typeof refetchInterval !== 'function') throw new Error('no interval')
    const account = { source_deposit_instructions: details }
    const data =
      accounts === undefined
        ? undefined
        : { count: accounts, data: Array.from({ length: accounts }, () => account) }
    const status = code === 'rate_limited' ? 429 : 403
    const response = { status, message: '', retryAfter: 90, outcome: 'none' } as const
    const error = code ? new ApiError('virtualAccounts.list', { ...response, code }) : null
    const counts = { dataUpdateCount: 1, errorUpdateCount: reads - 1 }
    return refetchInterval({ state: { data, error, ...counts } } as never)
  }
  expect([interval(true, 0), interval(true, 0, 100)]).toEqual([3_000, 60_000])
  expect([interval(true, 1), interval(false, 0)]).toEqual([false, false])
  expect(interval(true, 1, 1, '', { iban: '' })).toBe(3_000)
  expect(interval(true, 0, 2, 'rate_limited')).toBe(90_000)
  expect(interval(true, 0, 2, 'origin_not_allowed')).toBe(false)
  for (const accounts of [undefined, 1]) {
    expect(interval(true, accounts, 2, 'rate_limited')).toBe(90_000)
    expect(interval(true, accounts, 2, 'origin_not_allowed')).toBe(false)
    expect(interval(false, accounts, 2, 'rate_limited')).toBe(false)
  }
})

test('an accounts query with awaitFirst polls on after an unexpected response, such as of a gateway', async () => {
  const { client } = setUp(json({ message: 'no route' }, { status: 404 }))
  const queryClient = new QueryClient()
  const options = virtualAccountsQueryOptions(client, { wallet: WALLET }, { awaitFirst: true })
  await queryClient.fetchQuery(options).catch(() => {})
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey })
  if (typeof options.refetchInterval !== 'function') throw new Error('no interval')
  expect(query?.state.error).toMatchObject({ code: 'foreign_envelope' })
  expect(options.refetchInterval(query as never)).toBe(3_000)
})

test('useVirtualAccountStatus reports an unregistered wallet as an error with its code', async () => {
  const { wrapper } = setUp(errorResponse(404, 'customer_not_registered'))
  const { result } = renderHook(() => useVirtualAccountStatus({ wallet: WALLET }), { wrapper })
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ code: 'customer_not_registered' }),
  )
})
