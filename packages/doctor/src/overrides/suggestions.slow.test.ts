import type {
  CardCheckout,
  CardOrder,
  CardQuote,
  Customer,
  FxRates,
  HostedLink,
  RailConfig,
  VirtualAccounts,
} from '@onramp-kit/core/contract'
import type { ServiceOptions } from '@onramp-kit/msw'
import { afterAll, expect, test } from 'vitest'
import {
  EMAIL,
  examineJson,
  type Rewrite,
  rewriteSuccess,
  startService,
  WALLET,
} from '../doctor.test.helper.ts'
import { createSuggestFolder } from './suggestFolder.test.helper.ts'

const { fileOf, typeCheck, remove } = createSuggestFolder()

afterAll(remove)

interface Difference {
  readonly title: string
  /** The contradicted assumption, if the interface does not show it. */
  readonly assumption?: string
  /** The route that differs, for a part that the interface shows. */
  readonly route?: string
  readonly options?: ServiceOptions
  readonly rewrite?: Rewrite
  readonly args?: readonly string[]
}

const registration = ['--allow-registration', '--email', EMAIL]
const purchase = ['--allow-purchase']
const errors =
  (change: (error: { code: string; message: string }, status: number) => unknown): Rewrite =>
  async (request, answer) => {
    const response = await answer()
    if (response.ok) return response
    const { error } = (await response.json()) as { error: { code: string; message: string } }
    return new Response(JSON.stringify(change(error, response.status)), response)
  }

const customer = ({ wallet, status, has_accepted_terms_of_service: terms }: Customer) => ({
  customer: { address: wallet, state: status, tos_accepted: terms },
})

const differences: readonly Difference[] = [
  {
    title: 'fields of the purchase that the error names',
    assumption: 'card.fields',
    options: { fieldNames: { currency: 'fiat_currency', chain: 'network', token: 'asset' } },
  },
  {
    title: 'a field of the purchase that the error does not name',
    assumption: 'card.fields',
    options: { fieldNames: { chain: 'chain_id' } },
    rewrite: errors(({ code, message }) => ({
      error: { code, message: message.includes('is required') ? 'Invalid body.' : message },
    })),
  },
  {
    title: 'the email field of the registration',
    assumption: 'accounts.register',
    options: { fieldNames: { email: 'contact_email' } },
    args: registration,
  },
  {
    title: 'the path of the terms',
    assumption: 'accounts.terms',
    options: { paths: { 'virtualAccounts.termsOfService': '/v1/virtual-accounts/tos-link' } },
    args: registration,
  },
  {
    title: 'the path of the verification',
    assumption: 'accounts.verification',
    options: { paths: { 'virtualAccounts.identityVerification': '/v1/virtual-accounts/kyc' } },
    args: registration,
  },
  {
    title: 'the path of the status, with HTML for unknown paths',
    assumption: 'accounts.status',
    options: { paths: { 'virtualAccounts.status': '/v1/virtual-accounts/customer' } },
    rewrite: async (_request, answer) => {
      const response = await answer()
      const isUnknown =
        response.status === 404 && (await response.clone().text()).includes('not_found"')
      const isOrder = (await response.clone().text()).includes('order_not_found')
      return isUnknown && !isOrder ? new Response('<html>', { status: 404 }) : response
    },
  },
  {
    title: 'the segment of the rail',
    assumption: 'rail.segment',
    options: { railSegment: 'crypto-deposit' },
  },
  {
    title: 'the quote, in other names',
    assumption: 'card.quote',
    rewrite: rewriteSuccess(/\/card\/quote$/, ({ source, destination, fees }: CardQuote) => ({
      pay: { total: Number(source.amount), fiat: source.currency },
      get: { value: destination.amount, network: destination.chain, asset: destination.token },
      charges: fees?.map(({ type, amount, currency }) => ({
        kind: type,
        value: amount,
        ccy: currency,
      })),
    })),
  },
  {
    title: 'the quote, flat',
    assumption: 'card.quote',
    rewrite: rewriteSuccess(/\/card\/quote$/, ({ source, destination }: CardQuote) => ({
      data: {
        sourceAmount: source.amount,
        sourceCurrency: source.currency,
        destinationAmount: destination.amount,
        destinationToken: destination.token,
        destinationChainId: String(destination.chain),
      },
    })),
  },
  {
    title: 'the quote, with all its fields, in an envelope',
    assumption: 'card.quote',
    rewrite: rewriteSuccess(/\/card\/quote$/, (quote: CardQuote) => ({ data: quote })),
  },
  {
    title: 'the payment methods',
    assumption: 'card.payment_methods',
    options: { paymentMethods: [{ slug: 'card' }, { slug: 'google-pay', notIn: ['US'] }] },
  },
  {
    title: 'the link to the terms',
    assumption: 'accounts.terms',
    rewrite: rewriteSuccess(/\/terms-of-service$/, ({ url }: HostedLink) => ({
      tos_link: url,
    })),
    args: registration,
  },
  {
    title: 'the link to the verification',
    assumption: 'accounts.verification',
    rewrite: rewriteSuccess(/\/identity-verification$/, ({ url }: HostedLink) => ({
      data: { href: url },
    })),
    args: registration,
  },
  {
    title: 'the status of a customer',
    assumption: 'accounts.status',
    rewrite: rewriteSuccess(/\/virtual-accounts\/status$/, customer),
    args: registration,
  },
  {
    title: 'the response of the registration',
    assumption: 'accounts.register',
    rewrite: rewriteSuccess(/\/virtual-accounts\/register$/, customer),
    args: registration,
  },
  {
    title: 'the list of accounts, empty and without an envelope',
    assumption: 'accounts.instructions',
    rewrite: rewriteSuccess(/\/v1\/virtual-accounts$/, ({ data }: VirtualAccounts) => data),
  },
  {
    title: 'the checkout',
    route: 'card.checkout',
    rewrite: rewriteSuccess(/\/card\/checkout$/, ({ order_id: id, url }: CardCheckout) => ({
      order: { uuid: id },
      payment_link: url,
    })),
    args: purchase,
  },
  {
    title: 'the order',
    route: 'card.orders.get',
    rewrite: rewriteSuccess(/\/card\/orders\//, ({ source, destination, ...rest }: CardOrder) => ({
      order: { ...rest, from: source, to: destination },
    })),
    args: purchase,
  },
  {
    title: 'the config of the rail',
    route: 'rail.config',
    rewrite: rewriteSuccess(
      /\/rail\/config$/,
      ({ merchant_id: id, webview_url: url }: RailConfig) => ({
        merchantId: id,
        widget: { url },
      }),
    ),
  },
  {
    title: 'the rates',
    route: 'fx.rates',
    rewrite: rewriteSuccess(/\/v1\/fx$/, (rates: FxRates) => ({ base: 'USD', rates })),
  },
  {
    title: 'the amount of an order',
    assumption: 'order.amount',
    rewrite: rewriteSuccess(/\/card\/orders\//, ({ source, ...rest }: CardOrder) => ({
      ...rest,
      source: { ...source, amount: '52.45' },
    })),
    args: purchase,
  },
  {
    title: 'errors without an envelope',
    assumption: 'errors.envelope',
    rewrite: errors(({ code, message }) => ({ code, message })),
  },
  {
    title: 'errors in a list',
    assumption: 'errors.envelope',
    rewrite: errors(({ code, message }) => ({
      errors: [{ code: code.toUpperCase(), detail: message }],
    })),
  },
  {
    title: 'errors as problem+json',
    assumption: 'errors.envelope',
    rewrite: errors(({ code, message }, status) => ({
      type: `https://service.example/problems/${code.replaceAll('_', '-')}`,
      title: 'Problem',
      status,
      detail: message,
    })),
  },
  {
    title: 'the name of a rejected field',
    assumption: 'errors.field',
    rewrite: errors(({ code, message }) => ({
      error: { code, message: 'Invalid.', field: message.split(':')[0] },
    })),
  },
  {
    title: 'the header with the id of a request',
    assumption: 'errors.request_id',
    rewrite: async (_request, answer) => {
      const response = await answer()
      response.headers.set('X-Correlation-Id', 'r-1')
      return response
    },
  },
]

test.each(differences.map((difference, index) => [difference.title, difference, index] as const))(
  'the doctor names how a service differs in %s, and its overrides make it well',
  async (_title, { assumption, route, options, rewrite, args = [] }, index) => {
    const before = await startService(options, rewrite)
    const first = await examineJson(before.url, [...args, '--suggest', fileOf(index)])
    expect(first.contradicted).toEqual(assumption === undefined ? [] : [assumption])
    if (route !== undefined) expect(first.route(route)).toMatchObject({ state: 'differs' })
    expect(first.report.todos).toEqual([])
    expect(first.code).toBe(1)

    const after = await startService(options, rewrite)
    const second = await examineJson(after.url, [...args, '--overrides', fileOf(index)])
    expect(second.contradicted).toEqual([])
    expect(second.report.routes.filter(({ state }) => !['ok', 'skipped'].includes(state))).toEqual(
      [],
    )
    expect(second.code).toBe(0)
  },
)

test('the doctor maps the items of a list of accounts', async () => {
  const rewrite = rewriteSuccess(/\/v1\/virtual-accounts$/, ({ data }: VirtualAccounts) => ({
    accounts: data.map(
      ({ id, source_deposit_instructions: bank, destination_token: token, ...rest }) => ({
        ...rest,
        account_id: id,
        asset: token,
        bank_details: bank,
      }),
    ),
  }))
  const file = fileOf('accounts')
  const start = async () => {
    const { service, url } = await startService({}, rewrite)
    await service.handle(
      new Request(`${url}/v1/virtual-accounts/register`, {
        method: 'POST',
        headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo' },
        body: JSON.stringify({ wallet: WALLET, country: 'DE', email: EMAIL }),
      }),
    )
    service.customerStatus(WALLET, 'active')
    return url
  }
  const first = await examineJson(await start(), ['--suggest', file])
  expect(first.contradicted).toEqual(['accounts.instructions'])
  const second = await examineJson(await start(), ['--overrides', file])
  expect(second.stateOf('accounts.instructions')).toBe('confirmed')
  expect(second.stateOf('accounts.opening')).toBe('confirmed')
  expect(second.code).toBe(0)
})

test('every suggested file type-checks under strict options', async () => {
  expect(await typeCheck()).toBe('')
})
