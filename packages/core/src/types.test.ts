import { describe, expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type { HostedLink, TermsAccepted, termsAccepted } from './contract/accounts.ts'
import type { CashAppDeposit, cashAppDeposit } from './contract/cashAppDeposit.ts'
import type { ErrorEnvelope, errorEnvelope } from './contract/errors.ts'
import type { RouteInput, RouteResponse } from './contract/route.ts'
import type { RouteId, Routes } from './contract/routes.ts'
import {
  type ApiError,
  type CardCheckout,
  type CardCheckoutInput,
  type CardOrder,
  type CardOrderInput,
  type CardQuote,
  type CardQuoteInput,
  type CheckoutSnapshot,
  type Customer,
  type CustomerRegistration,
  type CustomerStatus,
  createOnrampClient,
  type FrameOptions,
  type FxRates,
  isApiError,
  isOnrampError,
  type KnownOrderStatus,
  type OnrampClientOptions,
  type OnrampError,
  type OrderStatus,
  type PlatformOptions,
  type RailConfig,
  type TryLock,
  type VirtualAccounts,
  type WalletInput,
  type WatchOptions,
} from './index.ts'

type Input<Id extends RouteId> = RouteInput<Routes[Id]>
type Response<Id extends RouteId> = RouteResponse<Routes[Id]>

describe('a documented type is the type of its schema', () => {
  test('for every input', () => {
    expectTypeOf<CardCheckoutInput>().toEqualTypeOf<Input<'card.checkout'>>()
    expectTypeOf<CardQuoteInput>().branded.toEqualTypeOf<Input<'card.quote'>>()
    expectTypeOf<CardOrderInput>().toEqualTypeOf<Input<'card.orders.get'>>()
    expectTypeOf<WalletInput>().toEqualTypeOf<Input<'virtualAccounts.list'>>()
    expectTypeOf<CustomerRegistration>().toEqualTypeOf<Input<'virtualAccounts.register'>>()
    expectTypeOf<CashAppDeposit>().toEqualTypeOf<Readonly<z.infer<typeof cashAppDeposit>>>()
  })

  test('for every response', () => {
    expectTypeOf<CardCheckout>().toEqualTypeOf<Response<'card.checkout'>>()
    expectTypeOf<CardQuote>().toEqualTypeOf<Response<'card.quote'>>()
    expectTypeOf<CardOrder>().toEqualTypeOf<Response<'card.orders.get'>>()
    expectTypeOf<VirtualAccounts>().branded.toEqualTypeOf<Response<'virtualAccounts.list'>>()
    expectTypeOf<Customer>().toEqualTypeOf<Response<'virtualAccounts.status'>>()
    expectTypeOf<HostedLink>().toEqualTypeOf<Response<'virtualAccounts.termsOfService'>>()
    expectTypeOf<RailConfig>().toEqualTypeOf<Response<'rail.config'>>()
    expectTypeOf<FxRates>().toEqualTypeOf<Response<'fx.rates'>>()
    expectTypeOf<ErrorEnvelope['error']>().toEqualTypeOf<
      Readonly<z.infer<typeof errorEnvelope>['error']>
    >()
    expectTypeOf<TermsAccepted>().toEqualTypeOf<Readonly<z.infer<typeof termsAccepted>>>()
  })
})

describe('an open type', () => {
  test('completes the known values and accepts any string', () => {
    expectTypeOf<string>().toExtend<OrderStatus>()
    expectTypeOf<KnownOrderStatus>().toExtend<OrderStatus>()
    expectTypeOf<string>().toExtend<CustomerStatus>()
    expectTypeOf<'sepa'>().toExtend<CardCheckoutInput['payment_method']>()
    // Plain string would swallow the known values, and with them the editor's completions.
    expectTypeOf<CardCheckoutInput['payment_method']>().not.toEqualTypeOf<string>()
    expectTypeOf<OrderStatus>().not.toEqualTypeOf<string>()
  })

  test('stays closed where the interface lists every value', () => {
    expectTypeOf<'JPY'>().not.toExtend<CardCheckoutInput['currency']>()
    expectTypeOf<10>().not.toExtend<CardCheckoutInput['chain']>()
    expectTypeOf<number>().not.toExtend<CardCheckoutInput['amount']>()
  })
})

describe('isApiError', () => {
  const error = null as unknown

  test('narrows to the error, and to the code', () => {
    if (isApiError(error)) expectTypeOf(error).toEqualTypeOf<ApiError>()
    if (isApiError(error, 'rate_limited')) {
      expectTypeOf(error.code).toEqualTypeOf<'rate_limited'>()
      expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>()
    }
    if (isOnrampError(error)) expectTypeOf(error).toEqualTypeOf<OnrampError>()
  })

  test('rejects a misspelt code', () => {
    // @ts-expect-error: the code is `rate_limited`.
    isApiError(error, 'rate_limitd')
    // A code of the merchant's own deployment is compared explicitly.
    if (isApiError(error)) expectTypeOf(error.code === 'my_code').toBeBoolean()
  })
})

describe('a checkout snapshot', () => {
  test('guarantees the fields of its step', () => {
    const snapshot = { step: 'details' } as CheckoutSnapshot
    if (snapshot.step === 'sent') {
      expectTypeOf(snapshot.order).toEqualTypeOf<CardOrder>()
      expectTypeOf(snapshot.order_id).toEqualTypeOf<string>()
      expectTypeOf(snapshot.url).toEqualTypeOf<undefined>()
    }
    if (snapshot.step === 'paying') {
      expectTypeOf(snapshot.order_id).toEqualTypeOf<string>()
      // After a reload the page cannot be shown again.
      expectTypeOf(snapshot.url).toEqualTypeOf<string | undefined>()
    }
    if (snapshot.step === 'opening')
      expectTypeOf(snapshot.purchase).toEqualTypeOf<CardCheckoutInput>()
    if (snapshot.step === 'details') expectTypeOf(snapshot.order).toEqualTypeOf<undefined>()
  })

  test('has every field in every step', () => {
    expectTypeOf<CheckoutSnapshot['order']>().toEqualTypeOf<CardOrder | undefined>()
    expectTypeOf<CheckoutSnapshot['url']>().toEqualTypeOf<string | undefined>()
    expectTypeOf<CheckoutSnapshot['error']>().toEqualTypeOf<OnrampError | undefined>()
  })
})

describe('options', () => {
  test('accept undefined wherever they are optional', () => {
    type Undefined<Options> = {
      [Key in keyof Options as Record<string, never> extends Pick<Options, Key>
        ? Key
        : never]: undefined
    }
    const given = null as unknown as Undefined<OnrampClientOptions>
    expectTypeOf<keyof typeof given>().toEqualTypeOf<
      Exclude<keyof OnrampClientOptions, 'publishableKey' | 'baseUrl'>
    >()
    const required = { publishableKey: 'svc_public_sandbox_demo', baseUrl: 'https://a.example' }
    expectTypeOf({ ...required, ...given }).toExtend<OnrampClientOptions>()
    const noPlatform = null as unknown as Undefined<PlatformOptions>
    expectTypeOf(noPlatform).toExtend<PlatformOptions>()
    const noWatch = null as unknown as Undefined<WatchOptions>
    expectTypeOf(noWatch).toExtend<WatchOptions>()
    const noFrame = null as unknown as Undefined<FrameOptions>
    expectTypeOf({ url: '', onMessage() {}, ...noFrame }).toExtend<FrameOptions>()
  })

  test('group what the client needs of its environment under platform', () => {
    type Options = Parameters<typeof createOnrampClient>[0]
    expectTypeOf<{ lock: undefined }>().toExtend<NonNullable<Options['platform']>>()
    expectTypeOf<TryLock>().toExtend<NonNullable<Options['platform']>['lock']>()
    expectTypeOf<Options>().not.toHaveProperty('clock')
  })
})

type Client = ReturnType<typeof createOnrampClient>

describe('a method of the client', () => {
  test('resolves with the resource of its route', () => {
    type Resolved<Method extends (...args: never) => unknown> = Awaited<ReturnType<Method>>
    expectTypeOf<Resolved<Client['card']['quote']>>().toEqualTypeOf<CardQuote>()
    expectTypeOf<Resolved<Client['card']['checkout']>>().toEqualTypeOf<CardCheckout>()
    expectTypeOf<Resolved<Client['card']['orders']['get']>>().toEqualTypeOf<CardOrder>()
    expectTypeOf<Resolved<Client['card']['orders']['settled']>>().toEqualTypeOf<CardOrder>()
    type Accounts = Client['virtualAccounts']
    expectTypeOf<Resolved<Accounts['list']>>().toEqualTypeOf<VirtualAccounts>()
    expectTypeOf<Resolved<Accounts['register']>>().toEqualTypeOf<Customer>()
    expectTypeOf<Resolved<Accounts['termsOfService']>>().toEqualTypeOf<HostedLink>()
    expectTypeOf<Resolved<Accounts['identityVerification']>>().toEqualTypeOf<HostedLink>()
    expectTypeOf<Resolved<Accounts['status']>>().toEqualTypeOf<Customer>()
    expectTypeOf<Resolved<Client['rail']['config']>>().toEqualTypeOf<RailConfig>()
    expectTypeOf<Resolved<Client['fx']['rates']>>().toEqualTypeOf<FxRates>()
  })

  test('requires its input, and accepts a literal of it without a cast', () => {
    type CheckoutInput = Parameters<Client['card']['checkout']>[0]
    const purchase = {
      amount: '50',
      currency: 'EUR',
      country: 'DE',
      payment_method: 'card',
      trade_type: 'EXACT_INPUT',
      wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
      chain: 8453,
      token: 'USDC',
    } as const
    expectTypeOf(purchase).toExtend<CheckoutInput>()
    expectTypeOf<Omit<typeof purchase, 'wallet'>>().not.toExtend<CheckoutInput>()
    expectTypeOf<Omit<typeof purchase, 'wallet'>>().toExtend<
      Parameters<Client['card']['quote']>[0]
    >()
    expectTypeOf<{ id: string }>().not.toExtend<Parameters<Client['card']['orders']['get']>[0]>()
  })
})

test('watches yield the resource they poll', () => {
  expectTypeOf<ReturnType<Client['card']['orders']['watch']>>().toEqualTypeOf<
    AsyncIterable<CardOrder>
  >()
  expectTypeOf<ReturnType<Client['virtualAccounts']['watch']>>().toEqualTypeOf<
    AsyncIterable<Customer>
  >()
})
