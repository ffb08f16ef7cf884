import { registration } from '@onramp-kit/test-tools/bankSamples'
import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { wrongVariants } from '@onramp-kit/test-tools/wrongVariants'
import { describe, expect, test } from 'vitest'
import type { OnrampClient } from '../client.ts'
import type { Route } from '../contract/route.ts'
import { routes } from '../contract/routes.ts'
import { ConfigError, isInputError } from '../errors/usageErrors.ts'
import { checkWallet } from '../wallet/checkWallet.ts'

const customer = { wallet: WALLET, status: 'not_started', has_accepted_terms_of_service: false }
const link = { url: 'https://bank.example/terms' }

function setUp(answer: unknown, options: Parameters<typeof createTestClient>[0] = {}) {
  const network = scriptNetwork(json(answer))
  const { client, clock } = createTestClient({ fetch: network.fetch, ...options })
  const sent = async () => {
    const [request] = network.requests
    if (request === undefined) throw new Error('nothing was sent')
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    return {
      line: `${request.method} ${pathname}${search}`,
      body: text === '' ? undefined : JSON.parse(text),
      key: request.headers.get('x-svc-publishable-key'),
    }
  }
  return { client, clock, sent, network }
}

const key = 'svc_public_sandbox_demo'

test('virtualAccounts.list returns the accounts of a wallet', async () => {
  const account = {
    id: '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b',
    chain: 8453,
    currency: 'CHF',
    destination_token: 'USDC',
    source_deposit_instructions: { iban: 'CH00', something_new: ['x'] },
  }
  const { client, sent } = setUp({ count: 1, data: [account] })
  const { data } = await client.virtualAccounts.list({ wallet: WALLET })
  expect(await sent()).toEqual({ line: `GET /v1/virtual-accounts?wallet=${WALLET}`, key })
  // An unknown currency and unknown instructions pass through unchanged.
  expect(data).toEqual([account])
})

test('virtualAccounts.register sends wallet, country and email address', async () => {
  const { client, sent } = setUp(customer)
  expect(await client.virtualAccounts.register(registration)).toEqual(customer)
  expect(await sent()).toEqual({
    line: 'POST /v1/virtual-accounts/register',
    body: registration,
    key,
  })
})

test.each([
  ['termsOfService', '/v1/virtual-accounts/terms-of-service'],
  ['identityVerification', '/v1/virtual-accounts/identity-verification'],
] as const)('%s returns the URL of a hosted page', async (method, path) => {
  const { client, sent } = setUp(link)
  expect(await client.virtualAccounts[method]({ wallet: WALLET })).toEqual(link)
  expect(await sent()).toEqual({ line: `POST ${path}`, body: { wallet: WALLET }, key })
})

test('virtualAccounts.status returns known and unknown statuses', async () => {
  const { client, sent } = setUp({ ...customer, status: 'paused' })
  expect((await client.virtualAccounts.status({ wallet: WALLET })).status).toBe('paused')
  expect(await sent()).toEqual({ line: `GET /v1/virtual-accounts/status?wallet=${WALLET}`, key })
})

test('rail.config returns the settings of the crypto-deposit rail', async () => {
  const config = { merchant_id: 'm1', webview_url: 'https://deposit.example/' }
  const { client, sent } = setUp(config)
  expect(await client.rail.config()).toEqual(config)
  expect(await sent()).toEqual({ line: 'GET /v1/rail/config', key })
})

test('fx.rates sends no publishable key', async () => {
  const { client, sent } = setUp({ EUR: 0.9, GBP: 0.8, USD: 1 })
  expect(await client.fx.rates()).toEqual({ EUR: 0.9, GBP: 0.8, USD: 1 })
  expect(await sent()).toEqual({ line: 'GET /v1/fx', key: null })
})

test('the client sends a registration once, and reports an unknown outcome without a response', async () => {
  const network = scriptNetwork('dropped')
  const { client, clock } = createTestClient({ fetch: network.fetch })
  const failed = client.virtualAccounts.register(registration).catch((error: unknown) => error)
  await clock.advance(3_600_000)
  expect(await failed).toMatchObject({ operation: 'virtualAccounts.register', outcome: 'unknown' })
  expect(network.requests).toHaveLength(1)
})

test('a rejected second registration has no effect', async () => {
  const network = scriptNetwork(errorResponse(409, 'already_registered'))
  const { client } = createTestClient({ fetch: network.fetch })
  await expect(client.virtualAccounts.register(registration)).rejects.toMatchObject({
    code: 'already_registered',
    status: 409,
    outcome: 'none',
  })
})

describe('an answer about another resource', () => {
  const samples = {
    'card.orders.get': [{ id: ORDER_ID, wallet: WALLET }, order('payment_pending')],
    'virtualAccounts.register': [registration, customer],
    'virtualAccounts.status': [{ wallet: WALLET }, customer],
  } as const
  const others = { id: ORDER_ID.replace(/^./, '5'), wallet: `0x${'2'.repeat(40)}` }

  /** The fields of a schema that name a resource. */
  const subjects = (schema: Route['input'] | Route['response']) => {
    const { shape = {} } = (schema?._zod.def ?? {}) as { readonly shape?: object }
    return Object.keys(shape).filter((field) => field in others)
  }
  const checked = Object.entries<Route>(routes).filter(([, { input, response }]) =>
    subjects(input).some((field) => subjects(response).includes(field)),
  )

  test('is possible on these routes', () => {
    expect(checked.map(([id]) => id).toSorted()).toEqual(Object.keys(samples))
  })

  test.each(Object.entries(samples))('is unexpected: %s', async (id, [input, response]) => {
    const { client } = setUp({ ...response, ...others })
    const method = id
      .split('.')
      .reduce<unknown>((owner, name) => Reflect.get(owner as object, name), client)
    const { idempotent } = routes[id as keyof typeof samples]
    await expect((method as (from: object) => Promise<unknown>)(input)).rejects.toMatchObject({
      operation: id,
      code: 'unexpected_answer',
      // The service may have registered somebody.
      outcome: idempotent ? 'none' : 'unknown',
    })
  })
})

describe('before the network', () => {
  test.each([
    [{ ...registration, email: 'ada' }, /email must be like "name@example.com"/],
    [{ ...registration, email: `${'a'.repeat(250)}@example.com` }, /email must be like/],
    [{ ...registration, country: 'de' }, /country must be two uppercase letters/],
    [{ ...registration, wallet: '0x1' }, /wallet must be 0x followed by/],
  ])('the client rejects an invalid registration: %#', async (input, message) => {
    const { client, network } = setUp(customer)
    await expect(client.virtualAccounts.register(input)).rejects.toThrow(message)
    expect(network.requests).toEqual([])
  })
})

describe('a wallet with a checksum', () => {
  const mixed = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const mistyped = mixed.replace(/d$/, 'D')
  const checkout = { order_id: ORDER_ID, url: 'https://pay.example/pay' }
  const invalidFields = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((caught: unknown) => caught)
    return isInputError(error) && error.fields.map(({ field }) => field).toSorted()
  }

  test.each([
    [
      'card.checkout',
      (client: OnrampClient) => client.card.checkout({ ...purchase, wallet: mistyped }),
    ],
    [
      'virtualAccounts.register',
      (client: OnrampClient) =>
        client.virtualAccounts.register({ ...registration, wallet: mistyped }),
    ],
  ])('%s rejects a mistyped wallet and sends nothing', async (operation, call) => {
    const { client, network } = setUp(checkout)
    await expect(call(client)).rejects.toMatchObject({
      name: 'InputError',
      code: 'invalid_input',
      outcome: 'none',
      message: expect.stringContaining(
        `${operation} got invalid input, so nothing was sent: wallet has a mistyped character: its checksum does not fit (EIP-55); pass the buyer's address as their wallet shows it.`,
      ),
      fields: checkWallet(mistyped),
    })
    expect(network.requests).toEqual([])
  })

  test('the client sends a purchase to a checksummed wallet unchanged, and as soon as to any other', async () => {
    const turnsUntilSent = async (wallet: string) => {
      const { client, network, sent } = setUp(checkout)
      const opened = client.card.checkout({ ...purchase, wallet })
      let turns = 0
      for (; network.requests.length === 0; turns++) await Promise.resolve()
      expect((await sent()).body.wallet).toBe(wallet)
      await opened
      return turns
    }
    expect(await turnsUntilSent(mixed)).toBe(await turnsUntilSent(mixed.toLowerCase()))
  })

  test('the client reports every invalid field of an input whose wallet is malformed or mistyped', async () => {
    const { client } = setUp(checkout)
    for (const wallet of ['Buyer.eth', mistyped]) {
      const opened = client.card.checkout({ ...purchase, amount: '1e3', wallet })
      expect(await invalidFields(opened)).toEqual(['amount', 'wallet'])
      const registered = client.virtualAccounts.register({ ...registration, email: 'ada', wallet })
      expect(await invalidFields(registered)).toEqual(['email', 'wallet'])
    }
    await expect(client.card.checkout(JSON.parse('null'))).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })
})

describe('an option overrides', () => {
  test('paths', async () => {
    const paths = { 'virtualAccounts.status': '/v1/virtual-accounts/poll' }
    const { client, sent } = setUp(customer, { paths })
    await client.virtualAccounts.status({ wallet: WALLET })
    expect((await sent()).line).toBe(`GET /v1/virtual-accounts/poll?wallet=${WALLET}`)
  })

  test('the path of an order, which keeps its placeholder', async () => {
    const paths = { 'card.orders.get': '/v1/purchases/{id}/state' } as const
    const { client, sent } = setUp(order('payment_pending'), { paths })
    await client.card.orders.get({ id: ORDER_ID, wallet: WALLET })
    expect((await sent()).line).toBe(`GET /v1/purchases/${ORDER_ID}/state?wallet=${WALLET}`)
  })

  test('the segment of the crypto-deposit rail', async () => {
    const { client, sent } = setUp({ merchant_id: 'm', webview_url: '' }, { railSegment: 'hopper' })
    await client.rail.config()
    expect((await sent()).line).toBe('GET /v1/hopper/config')
  })

  test('the name of the email field', async () => {
    const { client, sent } = setUp(customer, { fieldNames: { email: 'email_address' } })
    await client.virtualAccounts.register(registration)
    const { email, ...rest } = registration
    expect((await sent()).body).toEqual({ ...rest, email_address: email })
  })

  test('a path that another method uses', async () => {
    const path = '/v1/virtual-accounts/register'
    const { client, sent } = setUp(customer, { paths: { 'virtualAccounts.status': path } })
    await client.virtualAccounts.status({ wallet: WALLET })
    expect((await sent()).line).toBe(`GET ${path}?wallet=${WALLET}`)
  })

  test.each([
    [{ railSegment: 'a/../b?' }, /railSegment must make a path/],
    [
      { fieldNames: { currency: 'chain' } },
      /fieldNames must not give two fields the name "chain"\. /,
    ],
    [
      { fieldNames: { token: 'amount' } },
      /fieldNames must not give two fields the name "amount"\. /,
    ],
    [{ railSegment: '' }, /railSegment must make a path/],
    [
      { paths: { 'virtualAccounts.status': '/v2/status' } },
      /paths\['virtualAccounts.status'\] must/,
    ],
    [{ paths: { 'virtualAccounts.status': '/v1/../admin' } }, /must make a path/],
    [
      { paths: { 'card.orders.get': '/v1/orders' } },
      /path such as "\/v1\/card\/orders\/\{id\}"\. /,
    ],
    [
      JSON.parse('{"fieldNames":{"curency":"fiat"}}'),
      /fieldNames has no "curency"; it has currency, chain, token, email\. /,
    ],
    [{ requestIdHeader: 'x request' }, /requestIdHeader must be the name of a header/],
    [
      { paths: { 'virtualAccounts.termsOfService': '/v1/virtual-accounts/register' } },
      /createOnrampClient: paths\['virtualAccounts.termsOfService'\] must differ from the path of virtualAccounts.register\. /,
    ],
    [
      { railSegment: 'rates', paths: { 'virtualAccounts.status': '/v1/rates/config' } },
      /paths\['virtualAccounts.status'\] must differ from the path of rail.config\. /,
    ],
    [{ railSegment: 'a/b' }, /railSegment must make a path/],
  ])('no value that would misroute a request: %j', (options, message) => {
    expect(() => createTestClient(options)).toThrow(message)
  })
})

describe.each(
  Object.entries({
    paths: { 'virtualAccounts.status': '/v1/virtual-accounts/state' },
    schemas: { 'card.quote': undefined, 'fx.rates': undefined },
    railSegment: 'crypto',
    fieldNames: { currency: 'fiat', chain: 'network', token: 'asset', email: 'mail' },
  }),
)('the option %s', (name, value) => {
  test.each(wrongVariants(value))('is rejected by its name: %s', (_, given) => {
    const create = () => createTestClient({ [name]: given })
    expect(create).toThrow(ConfigError)
    expect(create).toThrow(`createOnrampClient: ${name}`)
  })
})

test('the client has a method for every route, of the same name', () => {
  const { client } = createTestClient()
  for (const id of Object.keys(routes)) {
    const method = id
      .split('.')
      .reduce<unknown>((found, name) => (found as Record<string, unknown>)[name], client)
    expect([id, typeof method]).toEqual([id, 'function'])
  }
})
