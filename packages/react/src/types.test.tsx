// tsc verifies these in `npm run check`.
import type {
  CardOrder,
  CardOrderInput,
  CardQuote,
  Customer,
  CustomerRegistration,
  Destination,
  FxRates,
  HostedLink,
  OnrampClient,
  OnrampError,
  PurchaseDetails,
  RailConfig,
  VirtualAccount,
  VirtualAccounts,
  WalletInput,
} from '@onramp-kit/core'
import { ORDER_ID, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import {
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { type ComponentType, createRef, type ReactElement } from 'react'
import { describe, expectTypeOf, test } from 'vitest'
import * as kit from './index.ts'
import type * as parts from './parts.ts'

const { client } = createTestClient({ fetch: () => Promise.reject(new Error('no network')) })
const queryClient = new QueryClient()
const order = { id: ORDER_ID, wallet: WALLET }
const customer = { wallet: WALLET }

describe('query options', () => {
  test('type the cached data by their key', () => {
    const dataOf = {
      order: () => queryClient.getQueryData(kit.cardOrderQueryOptions(client, order).queryKey),
      quote: () => queryClient.getQueryData(kit.cardQuoteQueryOptions(client, purchase).queryKey),
      accounts: () =>
        queryClient.getQueryData(kit.virtualAccountsQueryOptions(client, customer).queryKey),
      status: () =>
        queryClient.getQueryData(kit.virtualAccountStatusQueryOptions(client, customer).queryKey),
      config: () => queryClient.getQueryData(kit.railConfigQueryOptions(client).queryKey),
      rates: () => queryClient.getQueryData(kit.fxRatesQueryOptions(client).queryKey),
    }
    expectTypeOf(dataOf.order).returns.toEqualTypeOf<CardOrder | undefined>()
    expectTypeOf(dataOf.quote).returns.toEqualTypeOf<CardQuote | undefined>()
    expectTypeOf(dataOf.accounts).returns.toEqualTypeOf<VirtualAccounts | undefined>()
    expectTypeOf(dataOf.status).returns.toEqualTypeOf<Customer | undefined>()
    expectTypeOf(dataOf.config).returns.toEqualTypeOf<RailConfig | undefined>()
    expectTypeOf(dataOf.rates).returns.toEqualTypeOf<FxRates | undefined>()
  })

  test('type the error as OnrampError', () => {
    const { queryKey } = kit.cardOrderQueryOptions(client, order)
    const state = () => queryClient.getQueryState(queryKey)?.error
    expectTypeOf(state).returns.toEqualTypeOf<OnrampError | null | undefined>()
    const read = () => useQuery(kit.cardOrderQueryOptions(client, undefined))
    expectTypeOf(read).returns.toEqualTypeOf<UseQueryResult<CardOrder, OnrampError>>()
  })

  test('fit useSuspenseQuery if the input is known', () => {
    const read = () => useSuspenseQuery(kit.cardOrderQueryOptions(client, order)).data
    expectTypeOf(read).returns.toEqualTypeOf<CardOrder>()
    const idle = undefined as CardOrderInput | undefined
    // @ts-expect-error: an idle query would suspend forever
    void (() => useSuspenseQuery(kit.cardOrderQueryOptions(client, idle)))
  })

  test('fit useSuspenseQuery and fetchQuery', () => {
    const read = () => useSuspenseQuery(kit.railConfigQueryOptions(client)).data
    expectTypeOf(read).returns.toEqualTypeOf<RailConfig>()
    const fetched = () => queryClient.fetchQuery(kit.cardQuoteQueryOptions(client, purchase))
    expectTypeOf(fetched).returns.resolves.toEqualTypeOf<CardQuote>()
  })

  test('require a client and their own input', () => {
    expectTypeOf(kit.cardOrderQueryOptions).parameter(0).toEqualTypeOf<OnrampClient>()
    // @ts-expect-error: the wallet is missing
    kit.cardOrderQueryOptions(client, { id: ORDER_ID })
    // @ts-expect-error: the input is missing; idle is `undefined`
    kit.virtualAccountsQueryOptions(client)
  })
})

describe('hooks that read', () => {
  test('return the data and an OnrampError', () => {
    expectTypeOf(() => kit.useCardOrder(order)).returns.toEqualTypeOf<
      UseQueryResult<CardOrder, OnrampError>
    >()
    expectTypeOf(() => kit.useCardQuote(undefined)).returns.toEqualTypeOf<
      UseQueryResult<CardQuote, OnrampError>
    >()
    expectTypeOf(() => kit.useVirtualAccounts(customer)).returns.toEqualTypeOf<
      UseQueryResult<VirtualAccounts, OnrampError>
    >()
    expectTypeOf(() => kit.useVirtualAccountStatus(customer)).returns.toEqualTypeOf<
      UseQueryResult<Customer, OnrampError>
    >()
    expectTypeOf(() => kit.useRailConfig()).returns.toEqualTypeOf<
      UseQueryResult<RailConfig, OnrampError>
    >()
    expectTypeOf(() => kit.useFxRates()).returns.toEqualTypeOf<
      UseQueryResult<FxRates, OnrampError>
    >()
  })

  test('infer the data from select', () => {
    const read = () =>
      kit.useCardOrder(order, { select: ({ created_at }) => Date.parse(created_at) })
    expectTypeOf(read).returns.toEqualTypeOf<UseQueryResult<number, OnrampError>>()
    const count = () =>
      kit.useVirtualAccounts(customer, { awaitFirst: true, select: (list) => list.count })
    expectTypeOf(count).returns.toEqualTypeOf<UseQueryResult<number, OnrampError>>()
  })

  test('accept the options of useQuery, except those that define the query', () => {
    type Options = NonNullable<Parameters<typeof kit.useCardQuote>[1]>
    expectTypeOf<{
      enabled: boolean
      staleTime: number
      refetchInterval: number
    }>().toExtend<Options>()
    expectTypeOf<keyof Options & ('queryKey' | 'queryFn' | 'structuralSharing')>().toBeNever()
  })
})

test('hooks that act return a mutation with an OnrampError', () => {
  expectTypeOf(kit.useRegisterCustomer).returns.toEqualTypeOf<
    UseMutationResult<Customer, OnrampError, CustomerRegistration>
  >()
  expectTypeOf(kit.useCreateHostedLink).returns.toEqualTypeOf<
    UseMutationResult<HostedLink, OnrampError, WalletInput>
  >()
  expectTypeOf(kit.useCreateHostedLink)
    .parameter(0)
    .toEqualTypeOf<'termsOfService' | 'identityVerification'>()
})

test('hooks that act take the callbacks and the meta of useMutation', () => {
  type Options = NonNullable<Parameters<typeof kit.useRegisterCustomer>[0]>
  type LinkOptions = NonNullable<Parameters<typeof kit.useCreateHostedLink>[1]>
  expectTypeOf<keyof Options>().toEqualTypeOf<'onSuccess' | 'onError' | 'onSettled' | 'meta'>()
  expectTypeOf<keyof LinkOptions>().toEqualTypeOf<keyof Options>()
  expectTypeOf<NonNullable<Options['onSuccess']>>().parameter(0).toEqualTypeOf<Customer>()
  expectTypeOf<NonNullable<LinkOptions['onSuccess']>>().parameter(0).toEqualTypeOf<HostedLink>()
  expectTypeOf<NonNullable<Options['onError']>>().parameter(0).toEqualTypeOf<OnrampError>()
})

describe('hooks with state', () => {
  test('useCheckout narrows the snapshot by its step', () => {
    expectTypeOf(kit.useCheckout).returns.toEqualTypeOf<kit.UseCheckoutResult>()
    type Result = kit.UseCheckoutResult
    expectTypeOf<Result['checkout']['open']>().parameter(0).toEqualTypeOf<PurchaseDetails>()
    expectTypeOf<Result['destination']>().toEqualTypeOf<Destination>()
    type Sent = Extract<Result['snapshot'], { step: 'sent' }>
    expectTypeOf<Sent['order']>().toEqualTypeOf<CardOrder>()
    expectTypeOf<Result['snapshot']['order']>().toEqualTypeOf<CardOrder | undefined>()
  })

  test('useBankDeposit and useCryptoDeposit return data and an OnrampError', () => {
    type Bank = ReturnType<typeof kit.useBankDeposit>
    type Crypto = ReturnType<typeof kit.useCryptoDeposit>
    expectTypeOf<Bank['customer']>().toEqualTypeOf<Customer | undefined>()
    expectTypeOf<Bank['accounts']>().toEqualTypeOf<readonly VirtualAccount[]>()
    expectTypeOf<Bank['error']>().toEqualTypeOf<OnrampError | undefined>()
    expectTypeOf<Crypto['url']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<Crypto['error']>().toEqualTypeOf<OnrampError | undefined>()
  })

  test('callbacks receive the resource', () => {
    type Received<Props extends { onStatus?: unknown }> = Parameters<
      Extract<Props['onStatus'], (...args: never) => unknown>
    >[0]
    expectTypeOf<Received<kit.CheckoutProps>>().toEqualTypeOf<CardOrder>()
    expectTypeOf<Received<kit.OrderStatusProps>>().toEqualTypeOf<CardOrder>()
    expectTypeOf<Received<kit.BankDepositProps>>().toEqualTypeOf<Customer>()
  })

  test('events narrow by their type', () => {
    type EventOf<Type> = Extract<kit.CheckoutEvent, { type: Type }>
    expectTypeOf<EventOf<'opened'>['order_id']>().toEqualTypeOf<string>()
    expectTypeOf<EventOf<'status'>['status']>().toEqualTypeOf<CardOrder['status']>()
    expectTypeOf<EventOf<'refused'>['code']>().toEqualTypeOf<string>()
    expectTypeOf<EventOf<'no_event'>>().toBeNever()
  })

  test('beforePurchase receives the purchase and a signal', () => {
    type Gate = NonNullable<kit.CheckoutProps['beforePurchase']>
    expectTypeOf<Gate>().parameter(0).toEqualTypeOf<PurchaseDetails>()
    expectTypeOf<Gate>().parameter(1).toEqualTypeOf<{ readonly signal: AbortSignal }>()
  })
})

test('keys fit the filters of the query client', () => {
  const { onrampKeys } = kit
  const invalidate = () =>
    queryClient.invalidateQueries({ queryKey: onrampKeys.virtualAccounts.list(client, customer) })
  expectTypeOf(invalidate).returns.resolves.toBeVoid()
  expectTypeOf(() =>
    queryClient.removeQueries({ queryKey: onrampKeys.all(client) }),
  ).returns.toBeVoid()
  // @ts-expect-error: the input of a card order has an id
  void (() => onrampKeys.card.order(client, customer))
})

describe('drop-ins', () => {
  const attributes = {
    className: 'mine',
    style: { margin: 0 },
    'aria-label': 'Top up',
    onClick() {},
  } as const
  const destination = { wallet: undefined, chain: 8453, token: 'USDC' } as const
  const div = createRef<HTMLDivElement>()
  const dialog = createRef<HTMLDialogElement>()
  const authorize = () => Promise.resolve('granted')

  test('accept attributes and a ref of their root element', () => {
    const elements = () => [
      <kit.Checkout key="1" {...attributes} {...destination} id="a" data-x="1" ref={div} />,
      <kit.OrderStatus key="2" {...attributes} id={ORDER_ID} wallet={null} data-x="1" ref={div} />,
      <kit.BankDeposit key="3" {...attributes} wallet={null} id="a" data-x="1" ref={div} />,
      <kit.CryptoDeposit
        key="4"
        {...attributes}
        authorize={authorize}
        id="a"
        data-x="1"
        ref={div}
      />,
      <kit.CheckoutDialog
        key="5"
        {...attributes}
        {...destination}
        open
        onOpenChange={(open: boolean) => open}
        id="a"
        data-x="1"
        ref={dialog}
      />,
      // @ts-expect-error: the root element is a div
      <kit.Checkout key="6" {...destination} ref={dialog} />,
      // @ts-expect-error: a drop-in has its own children
      <kit.Checkout key="7" {...destination}>
        text
      </kit.Checkout>,
      // @ts-expect-error: no form inside reaches the root
      <kit.Checkout key="8" {...destination} onSubmit={() => {}} />,
      // @ts-expect-error: no form inside reaches the root
      <kit.BankDeposit key="9" wallet={null} onSubmit={() => {}} />,
      // @ts-expect-error: no form inside reaches the root
      <kit.CryptoDeposit key="10" authorize={authorize} onSubmit={() => {}} />,
    ]
    expectTypeOf(elements).returns.items.toExtend<ReactElement>()
  })

  test('accept undefined for every optional prop', () => {
    expectTypeOf<Undefined<kit.CheckoutProps>>().toExtend<Optional<kit.CheckoutProps>>()
    expectTypeOf<Undefined<kit.CheckoutDialogProps>>().toExtend<Optional<kit.CheckoutDialogProps>>()
    expectTypeOf<Undefined<kit.OrderStatusProps>>().toExtend<Optional<kit.OrderStatusProps>>()
    expectTypeOf<Undefined<kit.BankDepositProps>>().toExtend<Optional<kit.BankDepositProps>>()
    expectTypeOf<Undefined<kit.CryptoDepositProps>>().toExtend<Optional<kit.CryptoDepositProps>>()
    expectTypeOf<Undefined<kit.OnrampProviderProps>>().toExtend<Optional<kit.OnrampProviderProps>>()
    expectTypeOf<Undefined<kit.MessageOverrides>>().toExtend<kit.MessageOverrides>()
    expectTypeOf<{
      checkout: { payWith: undefined }
      country: Undefined<NonNullable<kit.MessageOverrides['country']>>
    }>().toExtend<kit.MessageOverrides>()
    expectTypeOf<Undefined<kit.Appearance>>().toExtend<Optional<kit.Appearance>>()
    expectTypeOf<Undefined<kit.UseCheckoutOptions>>().toExtend<Optional<kit.UseCheckoutOptions>>()
    expectTypeOf<Undefined<kit.UseBankDepositOptions>>().toExtend<
      Optional<kit.UseBankDepositOptions>
    >()
    expectTypeOf<Undefined<kit.VirtualAccountsOptions>>().toExtend<
      Optional<kit.VirtualAccountsOptions>
    >()
  })
})

test('parts accept undefined for every optional prop', () => {
  expectTypeOf<Rejecting<typeof parts.BankDepositParts>>().toBeNever()
  expectTypeOf<Rejecting<typeof parts.CheckoutDialogParts>>().toBeNever()
  expectTypeOf<Rejecting<typeof parts.CheckoutParts>>().toBeNever()
  expectTypeOf<Rejecting<typeof parts.CountryParts>>().toBeNever()
  expectTypeOf<Rejecting<typeof parts.CryptoDepositParts>>().toBeNever()
  expectTypeOf<Rejecting<typeof parts.HostedPageParts>>().toBeNever()
  expectTypeOf<Rejecting<typeof parts.OrderParts>>().toBeNever()
  expectTypeOf<Rejecting<typeof parts.StepParts>>().toBeNever()
})

/** The names of the parts that reject `undefined` for an optional prop. */
type Rejecting<Namespace> = {
  [Name in keyof Namespace]: Namespace[Name] extends ComponentType<infer Props>
    ? Undefined<Props> extends Optional<Props>
      ? never
      : Name
    : Name
}[keyof Namespace]

/** The optional props of `Props`, each also `undefined`. */
type OptionalKeys<Props> = {
  [Key in keyof Props]-?: Partial<Pick<Props, Key>> extends Pick<Props, Key> ? Key : never
}[keyof Props]
type Optional<Props> = Pick<Props, OptionalKeys<Props>>
type Undefined<Props> = { [Key in OptionalKeys<Props>]: undefined }
