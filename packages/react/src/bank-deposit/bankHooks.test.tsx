import { ApiError, type Customer } from '@onramp-kit/core'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { json, refusal, scriptNetwork, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { describe, expect, test } from 'vitest'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { fxRatesQuery } from '../queries/fxRatesQuery.ts'
import { railConfigQuery } from '../queries/railConfigQuery.ts'
import { useFxRates } from '../queries/useFxRates.ts'
import { useRailConfig } from '../queries/useRailConfig.ts'
import {
  useHostedLink,
  useRegistration,
  useVirtualAccountStatus,
  useVirtualAccounts,
} from '../queries/useVirtualAccounts.ts'
import { virtualAccountStatusQuery, virtualAccountsQuery } from '../queries/virtualAccountsQuery.ts'

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
    <StrictMode>
      <OnrampProvider client={world.client} queryClient={queryClient}>
        {children}
      </OnrampProvider>
    </StrictMode>
  )
  return { ...world, network, queryClient, wrapper }
}

test('the accounts of a wallet are listed', async () => {
  const { wrapper } = setUp(json({ count: 0, data: [] }))
  const { result } = renderHook(() => useVirtualAccounts({ wallet: WALLET }), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual({ count: 0, data: [] }))
})

test('a registration is sent once, and is what the status starts from', async () => {
  const { wrapper, network, client, queryClient } = setUp(json(customer('not_started')))
  const { result } = renderHook(() => useRegistration(), { wrapper })
  act(() => result.current.mutate(registration))
  await waitFor(() => expect(result.current.data?.status).toBe('not_started'))
  expect(network.requests).toHaveLength(1)
  const { queryKey } = virtualAccountStatusQuery(client, { wallet: WALLET })
  expect(queryClient.getQueryData(queryKey)).toEqual(customer('not_started'))
})

test('a registration that fails is not sent again, and not when the network is back', async () => {
  const { wrapper, network, page } = setUp('dropped')
  const { result } = renderHook(() => useRegistration(), { wrapper })
  act(() => result.current.mutate(registration))
  await waitFor(() => expect(result.current.error).toMatchObject({ outcome: 'unknown' }))
  act(() => {
    page.set({ online: false })
    page.set({ online: true })
  })
  expect(network.requests).toHaveLength(1)
})

test('a registration without a network fails at once, rather than be sent when there is one', async () => {
  const { wrapper, network, page } = setUp(json(customer('not_started')))
  const setOnline = (online: boolean) => {
    page.set({ online })
    onlineManager.setOnline(online)
  }
  const { result } = renderHook(() => useRegistration(), { wrapper })
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
  'the address of the hosted page for %s is asked for on demand, and forgotten with the view',
  async (name) => {
    const { wrapper, network, queryClient } = setUp(json({ url: 'https://bank.example/page' }))
    const { result, unmount } = renderHook(() => useHostedLink(name), { wrapper })
    expect(network.requests).toEqual([])
    act(() => result.current.mutate({ wallet: WALLET }))
    await waitFor(() => expect(result.current.data?.url).toBe('https://bank.example/page'))
    unmount()
    await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]))
  },
)

test('the address of a hosted page is asked for at once, not when a network is back', async () => {
  const { wrapper } = setUp(json({ url: 'https://bank.example/page' }))
  const { result } = renderHook(() => useHostedLink('termsOfService'), { wrapper })
  act(() => onlineManager.setOnline(false))
  act(() => result.current.mutate({ wallet: WALLET }))
  try {
    await waitFor(() => expect(result.current.data?.url).toBe('https://bank.example/page'))
  } finally {
    await act(async () => onlineManager.setOnline(true))
  }
})

test('the settings of the rail are read once, however many ask', async () => {
  const config = { merchant_id: 'm', webview_url: 'https://deposit.example/' }
  const { wrapper, network, client } = setUp(json(config))
  const { result } = renderHook(() => [useRailConfig(), useRailConfig()], { wrapper })
  await waitFor(() => expect(result.current[1]?.data).toEqual(config))
  const again = renderHook(() => useRailConfig(), { wrapper })
  expect(again.result.current.data).toEqual(config)
  // StrictMode mounts twice: what the first mount asked is aborted.
  expect(network.requests.filter(({ signal }) => !signal.aborted)).toHaveLength(1)
  expect(railConfigQuery(client).staleTime).toBe(Number.POSITIVE_INFINITY)
})

test('the rates are read, and kept for a minute', async () => {
  const { wrapper, client } = setUp(json(rates))
  const { result } = renderHook(() => useFxRates(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual(rates))
  expect(fxRatesQuery(client).staleTime).toBe(60_000)
})

test('without a wallet nothing is asked', () => {
  const { wrapper, network } = setUp(json({}))
  renderHook(() => [useVirtualAccounts(undefined), useVirtualAccountStatus(undefined)], { wrapper })
  expect(network.requests).toEqual([])
})

test('a status is asked for until it is decided', async () => {
  const { client, queryClient, network } = setUp(
    json(customer('under_review')),
    json(customer('active')),
  )
  const query = virtualAccountStatusQuery(client, { wallet: WALLET })
  expect((await queryClient.fetchQuery(query)).status).toBe('under_review')
  expect((await queryClient.fetchQuery({ ...query, staleTime: 0 })).status).toBe('active')
  expect(network.requests).toHaveLength(2)
})

describe('the status of a customer is asked for again', () => {
  const interval = (state: { data?: Customer; error?: unknown; reads?: number }) => {
    const { refetchInterval } = virtualAccountStatusQuery(setUp(json({})).client, undefined)
    if (typeof refetchInterval !== 'function') throw new Error('no interval')
    const { data, error = null, reads = 1 } = state
    return refetchInterval({
      state: { data, error, dataUpdateCount: reads, errorUpdateCount: 0 },
    } as never)
  }
  const failure = (status: number, code: string, retryAfter?: number) =>
    new ApiError('virtualAccounts.status', {
      status,
      code,
      message: '',
      retryAfter,
      outcome: 'none',
    })

  test('soon at first, then ever more rarely, up to a minute', () => {
    const data = customer('incomplete')
    expect([1, 20, 22, 1000].map((reads) => interval({ data, reads }))).toEqual([
      3_000, 3_000, 9_000, 60_000,
    ])
  })
  test.each(['active', 'rejected'])('never, once it is %s', (status) => {
    expect(interval({ data: customer(status) })).toBe(false)
  })
  test('also when it is a status that is not known', () => {
    expect(interval({ data: customer('awaiting_questionnaire') })).toBe(3_000)
  })
  test('not before Retry-After', () => {
    expect(interval({ error: failure(429, 'rate_limited', 90) })).toBe(90_000)
  })
  test('never, when it is not registered', () => {
    expect(interval({ error: failure(404, 'customer_not_registered') })).toBe(false)
  })
})

test('a customer who waits for a first account is told of it', async () => {
  const { client } = setUp(json({}))
  const interval = (awaitFirst: boolean, accounts: number, reads = 1) => {
    const { refetchInterval } = virtualAccountsQuery(client, undefined, { awaitFirst })
    if (typeof refetchInterval !== 'function') throw new Error('no interval')
    const data = { count: accounts, data: Array(accounts) }
    return refetchInterval({ state: { data, dataUpdateCount: reads } } as never)
  }
  expect([interval(true, 0), interval(true, 0, 100)]).toEqual([3_000, 60_000])
  expect([interval(true, 1), interval(false, 0)]).toEqual([false, false])
})

test('the status of an unregistered wallet is an error of its code', async () => {
  const { wrapper } = setUp(refusal(404, 'customer_not_registered'))
  const { result } = renderHook(() => useVirtualAccountStatus({ wallet: WALLET }), { wrapper })
  await waitFor(() =>
    expect(result.current.error).toMatchObject({ code: 'customer_not_registered' }),
  )
})
