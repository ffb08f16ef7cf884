import { registration } from '@onramp-kit/test-tools/bankSamples'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import {
  type DefaultOptions,
  dehydrate,
  IsRestoringProvider,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode, StrictMode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { BankDeposit } from '../bank-deposit/BankDeposit.tsx'
import { Checkout } from '../checkout/Checkout.tsx'
import { CheckoutRoot } from '../checkout/CheckoutRoot.tsx'
import { OrderStatus } from '../order/OrderStatus.tsx'
import { cardQuoteQueryOptions } from '../queries/cardQuoteQuery.ts'
import * as onrampKeys from '../queries/onrampKeys.ts'
import { useCardOrder } from '../queries/useCard.ts'
import { useVirtualAccounts } from '../queries/useVirtualAccounts.ts'
import { OnrampProvider } from './OnrampProvider.tsx'
import { warned } from './parseProps.ts'

let world: ReturnType<typeof createSimulatedWorld>
let id: string
async function openWorld() {
  world = createSimulatedWorld()
  await world.client.virtualAccounts.register(registration)
  world.service.customerStatus(WALLET, 'active')
  id = (await world.client.card.checkout(purchase)).order_id
}
beforeEach(openWorld)

/** Default options of an app, each of which would break a component. */
const hostile: DefaultOptions = {
  queries: {
    throwOnError: true,
    retry: 5,
    retryDelay: 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: false,
    structuralSharing: false,
    networkMode: 'offlineFirst',
    refetchInterval: 5,
    refetchOnMount: false,
    notifyOnChangeProps: [],
    placeholderData: () => ({ source: {} }),
    select: () => 'selected',
    queryFn: () => 'the default function',
    queryKeyHashFn: () => 'the same for every query',
  },
  mutations: { throwOnError: true, retry: 5, networkMode: 'offlineFirst', gcTime: 0 },
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasCrashed: false }
  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }
  override render() {
    return this.state.hasCrashed ? 'crashed' : this.props.children
  }
}

/** What shows quotes, bank accounts and an order. */
const dropIns = () => (
  <>
    <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="DE" />
    <BankDeposit wallet={WALLET} defaultCountry="DE" />
    <OrderStatus id={id} wallet={WALLET} />
  </>
)

interface Host {
  readonly queryClient: QueryClient
  readonly isShared?: boolean
  readonly children?: ReactNode
}

function App({ queryClient, isShared = false, children = dropIns() }: Host) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Boundary>
          <OnrampProvider
            client={world.client}
            queryClient={isShared ? queryClient : undefined}
            locale="en-US"
          >
            {children}
          </OnrampProvider>
        </Boundary>
      </QueryClientProvider>
    </StrictMode>
  )
}

/** Advances the client's clock until the page shows `text`, and returns all of its text. */
async function read(text: RegExp) {
  const advance = async () => {
    await act(() => world.clock.advance(1_000))
    return document.body.textContent
  }
  await expect.poll(advance, { interval: 1 }).toMatch(text)
  return document.body.textContent
}

const loaded = /Exchange rate.*Account number.*Waiting for your payment/s

async function contentWith(host: Host) {
  await openWorld()
  render(<App {...host} />)
  const content = await read(loaded)
  cleanup()
  return content.replace(/valid for \d+ seconds/, 'valid for a while')
}

describe('a component', () => {
  test.each([
    ['around it', false],
    ['passed to the provider', true],
  ])('shows the same under hostile default options of a query client %s', async (_, isShared) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const expected = await contentWith({ queryClient: new QueryClient() })
    const queryClient = new QueryClient({ defaultOptions: hostile })
    expect(await contentWith({ queryClient, isShared })).toBe(expected)
    vi.restoreAllMocks()
  })

  test.each([
    ['around it', false],
    ['passed to the provider', true],
  ])('shows its errors itself if a query client %s throws them', async (_, isShared) => {
    world.service.scenario('rail_down')
    const queryClient = new QueryClient({
      defaultOptions: { queries: { throwOnError: true }, mutations: { throwOnError: true } },
    })
    render(<App {...{ queryClient, isShared }} />)
    await read(/the price on the payment page/)
    expect(document.body).not.toHaveTextContent('crashed')
  })

  test('stores nothing in the query client around it', async () => {
    const queryClient = new QueryClient()
    render(<App queryClient={queryClient} />)
    await read(loaded)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(queryClient.getMutationCache().getAll()).toEqual([])
  })
})

test('children of the provider still use the query client around it', () => {
  const queryClient = new QueryClient()
  function Child() {
    const { data } = useQuery({ queryKey: ['shop'], queryFn: () => 0, initialData: 7 })
    return `${useQueryClient() === queryClient} ${data}`
  }
  render(
    <App queryClient={queryClient}>
      <Child />
    </App>,
  )
  expect(document.body).toHaveTextContent('true 7')
  expect(queryClient.getQueryData(['shop'])).toBe(7)
})

describe('while the page around it restores its own queries', () => {
  const restoring = (queryClient: QueryClient | undefined, children: ReactNode) => (
    <IsRestoringProvider value>
      <OnrampProvider client={world.client} queryClient={queryClient} locale="de" country="DE">
        {children}
      </OnrampProvider>
    </IsRestoringProvider>
  )

  test('a checkout shows its prices and messages', async () => {
    render(restoring(undefined, <Checkout wallet={WALLET} chain={8453} token="USDC" />))
    await read(/Wechselkurs/)
  })

  test('shows messages and bank accounts although it shares the query client', async () => {
    render(restoring(new QueryClient(), <BankDeposit wallet={WALLET} />))
    await read(/Kontonummer|IBAN/)
  })

  test('a hook reads and polls its bank accounts and orders', async () => {
    function View() {
      const { data } = useVirtualAccounts({ wallet: WALLET })
      return `${data?.data.length} ${useCardOrder({ id, wallet: WALLET }).data?.status}`
    }
    render(restoring(undefined, <View />))
    await read(/3 payment_pending/)
    world.service.callback(id, 'order_completed')
    await read(/3 order_completed/)
  })

  test('a hook reads as soon as it is enabled', async () => {
    const View = ({ enabled }: { readonly enabled: boolean }) =>
      `${useVirtualAccounts({ wallet: WALLET }, { enabled }).data?.data.length} accounts`
    const { rerender } = render(restoring(undefined, <View enabled={false} />))
    await act(() => world.clock.advance(1_000))
    rerender(restoring(undefined, <View enabled />))
    await read(/3 accounts/)
  })

  test('hooks of the page wait, also between the parts', async () => {
    const queryFn = vi.fn(() => 'read')
    const queryClient = new QueryClient()
    function Own() {
      return `${useQuery({ queryKey: ['shop'], queryFn }, queryClient).data}`
    }
    const children = (
      <CheckoutRoot wallet={WALLET} chain={8453} token="USDC">
        <Own />
      </CheckoutRoot>
    )
    render(restoring(undefined, children))
    await act(() => world.clock.advance(5_000))
    expect(queryFn).not.toHaveBeenCalled()
  })
})

describe('a query client passed to the provider', () => {
  test.each([
    ['none', undefined, new QueryClient()],
    ['one', new QueryClient(), undefined],
    ['another one', new QueryClient(), new QueryClient()],
  ])(
    'stays when the page passes a different one later, at first %s: the buyer loses nothing',
    async (_, first, next) => {
      warned.clear()
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      onTestFinished(() => warn.mockRestore())
      const ui = (queryClient: QueryClient | undefined) => (
        <OnrampProvider client={world.client} queryClient={queryClient} locale="en-US">
          <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" />
        </OnrampProvider>
      )
      const { rerender } = render(ui(first))
      await read(/Exchange rate/)
      fireEvent.change(screen.getByLabelText('You pay'), { target: { value: '77' } })
      rerender(ui(next))
      await read(/Continue to pay \$77/)
      await waitFor(() => expect(warn).toHaveBeenCalledOnce())
      expect(warn.mock.calls[0]?.[0]).toContain('queryClient must be the QueryClient of your app')
    },
  )

  test('leaves its quotes to the page while the page restores them', async () => {
    const queryClient = new QueryClient()
    render(
      <IsRestoringProvider value>
        <App queryClient={queryClient} isShared>
          <Checkout wallet={WALLET} chain={8453} token="USDC" />
        </App>
      </IsRestoringProvider>,
    )
    await act(() => world.clock.advance(5_000))
    expect(world.service.state().requests['card.quote']).toBe(0)
  })

  test('holds an old quote, which is shown as expired until a new one arrives', async () => {
    const queryClient = new QueryClient()
    const { client, clock } = world
    const input = { ...purchase, country: 'DE', currency: 'EUR' } as const
    const options = cardQuoteQueryOptions(client, input)
    const { expires_at = '' } = await queryClient.fetchQuery(options)
    await clock.advance(Date.parse(expires_at) - clock.now() + 60_000)
    await queryClient.invalidateQueries({ refetchType: 'none' })
    const { wallet, chain, token, amount } = input
    world.service.scenario('rail_down')
    render(
      <App queryClient={queryClient} isShared>
        <Checkout {...{ wallet, chain, token }} defaultAmount={amount} defaultCountry="DE" />
      </App>,
    )
    await read(/This price has expired/)
  })

  test('holds quotes and orders, and nothing of customers and their bank accounts', async () => {
    const queryClient = new QueryClient()
    render(<App queryClient={queryClient} isShared />)
    await read(loaded)
    const operations = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[3])
    expect(new Set(operations)).toEqual(new Set(['card.quote', 'card.orders.get']))
    const stored = JSON.stringify(
      dehydrate(queryClient, {
        shouldDehydrateQuery: () => true,
        shouldDehydrateMutation: () => true,
      }),
    )
    expect(stored).not.toMatch(/iban|account|example\.com/i)
  })

  test('shares its quotes with the components, and a change with both', async () => {
    const queryClient = new QueryClient()
    const { client } = world
    const input = { ...purchase, country: 'DE', currency: 'EUR' } as const
    const quote = await queryClient.fetchQuery(cardQuoteQueryOptions(client, input))
    render(
      <App queryClient={queryClient} isShared>
        <Checkout
          wallet={input.wallet}
          chain={input.chain}
          token={input.token}
          defaultAmount={input.amount}
          defaultCountry="DE"
        />
      </App>,
    )
    expect(world.service.state().requests['card.quote']).toBe(1)
    expect(screen.getByText('Exchange rate')).toBeInTheDocument()
    const queryKey = onrampKeys.card.quote(client, input)
    act(() => void queryClient.setQueryData(queryKey, { ...quote, rate: '4.25' }))
    await waitFor(() => expect(document.body).toHaveTextContent('€4.25'))
  })
})
