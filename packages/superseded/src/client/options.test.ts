import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import {
  createSupersededTestClient,
  type SupersededTestOptions,
} from '@onramp-kit/test-tools/supersededClient'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as entry from '../index.ts'

const address = WALLET
const done = () => new Response(null, { status: 204 })

function setUp(turn: Response | (() => Response), options: SupersededTestOptions) {
  const network = scriptNetwork(turn)
  return { network, ...createSupersededTestClient({ fetch: network.fetch, ...options }) }
}

test('exports exactly the documented names', () => {
  expect(Object.keys(entry)).toEqual(['createSupersededClient', 'depositDetails', 'isSessionEnded'])
})

describe('an option sets', () => {
  test('the paths of the modalities and of the acknowledgement', async () => {
    const { client, network } = setUp(done, {
      paths: {
        'session.siwe': '/v1/session/{address}/eip-4361',
        'wallets.acknowledgeTerms': '/v1/wallets/{address}/tos/accept',
      },
    })
    await client.session.siwe({ address, message: 'm', signature: '0x1' })
    await client.wallets.acknowledgeTerms({ address })
    expect(network.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      `/v1/session/${address}/eip-4361`,
      `/v1/wallets/${address}/tos/accept`,
    ])
  })

  test('the names of the fields of a proof and of the email address', async () => {
    const fieldNames = { proof: 'jwt', email: 'email_address' }
    const { client, network } = setUp(done, { fieldNames })
    await client.session.identityToken({ address, proof: 'x' })
    await client.wallets
      .register({ address, country: 'de', email: 'a@b.example' })
      .catch(() => undefined)
    expect(await Promise.all(network.requests.map((request) => request.json()))).toEqual([
      { jwt: 'x' },
      { country: 'de', email_address: 'a@b.example' },
    ])
  })

  test('the modality that renews a session of another page', async () => {
    const { client, network } = setUp(done, { renewBy: 'session.identityToken' })
    await client.session.renew({ address })
    expect(network.requests[0]?.url).toMatch(/identity-token$/)
  })

  test('the slug of the third chain, in place of the default', async () => {
    const { client, network } = setUp(done, { serviceChain: 'harbor' })
    const create = (chain: string) =>
      client.wallets.createVirtualAccount({ address, currency: 'usd', chain })
    await expect(create('the service')).rejects.toMatchObject({ name: 'InputError' })
    expect(network.requests).toHaveLength(0)
    await create('harbor').catch(() => undefined)
    expect(await network.requests[0]?.json()).toEqual({ currency: 'usd', chain: 'harbor' })
  })

  test('whether the wallet routes send the key', async () => {
    const { client, network } = setUp(done, { walletKey: true })
    await client.wallets.acknowledgeTerms({ address })
    expect(network.requests[0]?.headers.get('x-svc-publishable-key')).toBe(
      'svc_public_sandbox_demo',
    )
  })

  test('the name of the status field', async () => {
    const foreign = z.pipe(
      z.object({
        address: z.string(),
        kyc: z.string(),
        has_accepted_terms_of_service: z.boolean(),
      }),
      z.transform(({ kyc, ...rest }) => ({ ...rest, status: kyc })),
    )
    const { client } = setUp(
      json({ address, kyc: 'active', has_accepted_terms_of_service: true }),
      {
        schemas: { 'wallets.get': foreign },
      },
    )
    expect((await client.wallets.get({ address })).status).toBe('active')
  })
})

test('a response that breaks an assumption rejects with its id', async () => {
  const { client } = setUp(json({ id: 1 }), {})
  await expect(client.wallets.virtualAccount({ address })).rejects.toMatchObject({
    name: 'ContractError',
    assumptions: ['superseded.accounts'],
  })
})

test.each<[SupersededTestOptions, string]>([
  [{ publishableKey: 'svc_public_dev_x' }, 'createSupersededClient: publishableKey must be'],
  [
    { publishableKey: 'svc_public_live_a', baseUrl: 'http://service.example' },
    'createSupersededClient: baseUrl must be',
  ],
  [{ timeout: 0 }, 'createSupersededClient: timeout must be'],
  [
    { renewBy: 'siwe' as 'session.siwe' },
    'createSupersededClient: renewBy must be one of session.identityToken, session.accessToken, session.siwe.',
  ],
  [{ serviceChain: '' }, 'createSupersededClient: serviceChain must be the slug of a chain.'],
  [
    { fieldNames: { message: 'proof', signature: 'proof' } },
    'createSupersededClient: fieldNames must be different names.',
  ],
  [
    { fieldNames: { email: 'country' } },
    'createSupersededClient: fieldNames.email must not be "country".',
  ],
  [
    { paths: { 'session.siwe': 'session/{wallet}' } },
    `createSupersededClient: paths['session.siwe'] must make a path such as "/v1/session/{address}/siwe".`,
  ],
  [
    { paths: { 'session.siwe': '/v1/../admin/{address}' } },
    `createSupersededClient: paths['session.siwe'] must make a path such as`,
  ],
  [
    { paths: { 'wallets.acknowledgeTerms': '/v1/wallets/{address}/tos-link' } },
    `createSupersededClient: paths['wallets.acknowledgeTerms'] must differ from the path of wallets.termsLink.`,
  ],
])('createSupersededClient rejects %j', (options, words) => {
  expect(() => createSupersededTestClient(options)).toThrow(words)
})

test('an account of neither variant rejects with both names', async () => {
  const { client } = setUp(json({ id: 'va_1' }), {})
  await expect(client.wallets.virtualAccount({ address })).rejects.toThrow(
    "the value must be an account, or the deposit instructions of one in usd. If the service sends another shape, set schemas['wallets.virtualAccount'] (superseded.accounts).",
  )
})
