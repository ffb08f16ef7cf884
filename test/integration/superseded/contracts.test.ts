import { createOnrampClient } from '@onramp-kit/core'
import { routes } from '@onramp-kit/core/contract'
import { createHandlers, createService } from '@onramp-kit/msw'
import { supersededRoutes } from '@onramp-kit/superseded/contract'
import { type SupersededOptions, superseded } from '@onramp-kit/superseded/simulator'
import { createSupersededWorld, SHOP } from '@onramp-kit/test-tools/supersededWorld'
import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'
const id = '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b'

const extensions = {
  current: [],
  superseded: [superseded({ alone: true })],
  both: [superseded()],
}

const serviceOf = (contract: keyof typeof extensions | undefined) =>
  createService({ extensions: contract && extensions[contract] })

/** The responses of a service to each route of a table, without key, cookie or body. */
async function statuses(
  contract: keyof typeof extensions | undefined,
  table: Readonly<Record<string, { readonly method: string; readonly path: string }>>,
) {
  const service = serviceOf(contract)
  const answers = Object.values(table).map(async ({ method, path }) => {
    const url = `https://service.example${path.replace('{address}', address).replace('{id}', id)}`
    const response = await service.handle(new Request(url, { method }))
    const { error } = (await response.json()) as { error?: { code: string } }
    return response.status === 404 ? error?.code : 'answered'
  })
  return [...new Set(await Promise.all(answers))]
}

describe('a service answers a route outside its contract with 404 in the envelope', () => {
  test.each([
    [undefined, ['answered'], ['not_found']],
    ['current', ['answered'], ['not_found']],
    ['superseded', ['not_found'], ['answered']],
    ['both', ['answered'], ['answered']],
  ] as const)('%s', async (contract, current, removed) => {
    expect(await statuses(contract, routes)).toEqual(current)
    expect(await statuses(contract, supersededRoutes)).toEqual(removed)
  })
})

test.each([
  ['current', Object.keys(routes)],
  ['superseded', Object.keys(supersededRoutes)],
  ['both', [...Object.keys(routes), ...Object.keys(supersededRoutes)]],
] as const)(
  'a service of contract %s lists its routes, and its handlers answer each',
  async (contract, ids) => {
    const service = serviceOf(contract)
    expect(Object.keys(service.routes)).toEqual(ids)
    const handlers = createHandlers(service, { baseUrl: 'https://service.example' })
    for (const { method, path } of Object.values(service.routes)) {
      const url = `https://service.example${path.replaceAll(/\{\w+\}/g, address)}`
      const response = await getResponse(handlers, new Request(url, { method }))
      expect(response?.status, path).toBeLessThan(500)
      expect(response?.status, path).not.toBe(404)
    }
  },
)

test('a service of both contracts shares the customer of a wallet', async () => {
  const { address, client, clock, page, service, signIn } = createSupersededWorld(
    {},
    { superseded: { alone: false } },
  )
  const current = createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    fetch: page(SHOP),
    platform: { clock },
  })
  const registration = { wallet: address, country: 'DE', email: 'ada@example.com' }
  await current.virtualAccounts.register(registration)
  await signIn()
  const { wallets } = client
  expect(await wallets.get({ address })).toEqual({
    address: address.toLowerCase(),
    status: 'not_started',
    has_accepted_terms_of_service: false,
  })
  await expect(
    wallets.register({ address, country: 'DE', email: 'ada@example.com' }),
  ).rejects.toMatchObject({ code: 'already_registered' })
  service.customerStatus(address, 'active')
  await wallets.createVirtualAccount({ address, currency: 'usd', chain: 'base' })
  expect(await current.virtualAccounts.list({ wallet: address })).toMatchObject({ count: 3 })
})

test('a service of both contracts counts the requests of each', async () => {
  const service = serviceOf('both')
  await service.fetch(`https://service.example/v1/wallets/${address}`)
  expect(service.state().requests).toMatchObject({ 'wallets.get': 1, 'fx.rates': 0 })
  expect(Object.keys(createService().state().requests)).toEqual(Object.keys(routes))
})

test('an undefined option selects the default', () => {
  const { routes, alone } = superseded({
    accountVariant: undefined,
    alone: undefined,
    fieldNames: { message: undefined },
    paths: { 'session.siwe': undefined },
    serviceChain: undefined,
    statuses: { invalid_token: undefined },
    verify: { siwe: undefined },
  })
  expect(alone).toBe(false)
  expect(routes['session.siwe']?.path).toBe(supersededRoutes['session.siwe'].path)
})

test.each<[SupersededOptions, string]>([
  [{ accountVariant: 'C' as 'A' }, 'accountVariant must be one of A, B.'],
  [{ serviceChain: '' }, 'serviceChain must be the slug of a chain.'],
  [
    { paths: { 'session.siwe': '/v1/session/siwe' } },
    `paths['session.siwe'] must make a path such as "/v1/session/{address}/siwe".`,
  ],
  [
    { statuses: { bridge_error: 200 } },
    'statuses.bridge_error must be an error status, from 400 to 599.',
  ],
  [{ statuses: { teapot: 418 } as object }, 'statuses has no "teapot"; it has '],
  [{ fieldNames: { message: 'signature' } }, 'fieldNames must be different names.'],
  [{ fieldNames: { email: 'country' } }, 'fieldNames.email must not be "country".'],
])('rejects %j and names the option', (options, words) => {
  expect(() => superseded(options)).toThrow(RangeError)
  expect(() => superseded(options)).toThrow(`superseded: ${words}`)
})
