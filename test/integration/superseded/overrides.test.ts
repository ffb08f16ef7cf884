import { createSupersededWorld, SHOP } from '@onramp-kit/test-tools/supersededWorld'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/** A client and a simulator with the same options. */
function both(options: { paths?: object; fieldNames?: object; serviceChain?: string }) {
  return createSupersededWorld(options, { superseded: options })
}

test('override superseded.modalities: client and simulator use the configured paths', async () => {
  const paths = {
    'session.siwe': '/v1/session/{address}/eip-4361',
    'session.identityToken': '/v1/session/{address}/id',
    'session.accessToken': '/v1/session/{address}/jwt',
  }
  const world = both({ paths })
  await world.signIn()
  expect(world.requests).toEqual([`POST /v1/session/${world.address}/eip-4361`])
  await createSupersededWorld({ paths })
    .signIn()
    .catch((error: unknown) => expect(error).toMatchObject({ status: 404 }))
})

test('override superseded.proof: client and simulator use the configured field names', async () => {
  const fieldNames = { message: 'siwe_message', signature: 'sig' }
  const world = both({ fieldNames })
  await world.signIn()
  expect(world.jar.cookies()).toHaveLength(2)
  await expect(createSupersededWorld({ fieldNames }).signIn()).rejects.toMatchObject({
    code: 'session_required',
  })
})

test('override superseded.verification: the simulator accepts a proof that the configured function accepts', async () => {
  const world = createSupersededWorld(
    {},
    {
      superseded: {
        verify: {
          identityToken: (proof, { origin }) =>
            proof === `of ${origin}`
              ? { address: world.address, nonce: 'once' }
              : { error: 'token_expired', reason: 'is stale' },
        },
      },
    },
  )
  const { address, client } = world
  const signIn = (proof: string) => client.session.identityToken({ address, proof })
  await expect(signIn('of another origin')).rejects.toMatchObject({ code: 'token_expired' })
  await signIn(`of ${SHOP}`)
  expect(world.jar.cookies()).toHaveLength(2)
  await expect(signIn(`of ${SHOP}`)).rejects.toMatchObject({ code: 'invalid_token' })
})

test('override superseded.renewal: the client renews a session of another page under the configured modality', async () => {
  const world = createSupersededWorld({ renewBy: 'session.accessToken' })
  const opener = createSupersededWorld({ fetch: world.page(SHOP) })
  await opener.client.session.siwe(world.wallet.siwe({ issuedAt: world.clock.now() }))
  await world.client.session.renew({ address: world.address })
  expect(world.requests.at(-1)).toMatch(/access-token$/)
})

test('override superseded.key: the client sends the key beside the cookie', async () => {
  const world = createSupersededWorld({ walletKey: true })
  await world.becomeActive()
  const keys: (string | null)[] = []
  world.setFault(({ headers }) => void keys.push(headers.get('x-svc-publishable-key')))
  const { address, client } = world
  expect((await client.wallets.get({ address })).status).toBe('active')
  expect(keys).toEqual(['svc_public_sandbox_demo'])
})

test('override superseded.customer: a configured schema reads a status of another name', async () => {
  const foreign = z.pipe(
    z.object({
      address: z.string(),
      kyc: z.string(),
      has_accepted_terms_of_service: z.boolean(),
    }),
    z.transform(({ kyc, ...rest }) => ({ ...rest, status: kyc })),
  )
  const world = createSupersededWorld({ schemas: { 'wallets.get': foreign } })
  await world.becomeActive()
  world.setFault(async (request) => {
    const { status, ...rest } = (await (await world.service.fetch(request)).json()) as {
      status: string
    }
    return Response.json({ ...rest, kyc: status })
  })
  expect((await world.client.wallets.get({ address: world.address })).status).toBe('active')
})

test('override superseded.registration: client and simulator use the configured name of the unique field', async () => {
  const world = both({ fieldNames: { email: 'email_address' } })
  await world.becomeActive()
  const mismatched = createSupersededWorld({ fieldNames: { email: 'email_address' } })
  await mismatched.signIn()
  const { address, client } = mismatched
  await expect(
    client.wallets.register({ address, country: 'DE', email: 'ada@example.com' }),
  ).rejects.toMatchObject({ code: 'validation_error' })
})

test('override superseded.links: a configured schema reads a link of another shape', async () => {
  const foreign = z.pipe(
    z.object({ hosted_url: z.string() }),
    z.transform(({ hosted_url: url }) => ({ url })),
  )
  const world = createSupersededWorld({
    schemas: { 'wallets.termsLink': foreign, 'wallets.identityLink': foreign },
  })
  world.setFault(() => Response.json({ hosted_url: 'https://bank.example/1' }))
  const { address, client } = world
  expect(await client.wallets.termsLink({ address })).toEqual({ url: 'https://bank.example/1' })
  expect(await client.wallets.identityLink({ address })).toEqual({
    url: 'https://bank.example/1',
  })
})

test('override superseded.acknowledgement: the client acknowledges terms at the configured path', async () => {
  const paths = { 'wallets.acknowledgeTerms': '/v1/wallets/{address}/tos' }
  const world = both({ paths })
  await world.becomeActive()
  const { address, client, requests } = world
  await client.wallets.acknowledgeTerms({ address })
  expect(requests.at(-1)).toBe(`POST /v1/wallets/${address}/tos`)
})

test('override superseded.chains: client and simulator use the configured slug and reject the default', async () => {
  const world = both({ serviceChain: 'harbor' })
  await world.becomeActive()
  const { address, client } = world
  const create = (chain: string) =>
    client.wallets.createVirtualAccount({ address, currency: 'usd', chain })
  await expect(create('the service')).rejects.toMatchObject({ name: 'InputError' })
  expect(await create('harbor')).toMatchObject({ destination: { payment_rail: 'harbor' } })
})

test('override superseded.accounts: the simulator returns the configured variant of an account', async () => {
  const world = createSupersededWorld({}, { superseded: { accountVariant: 'B' } })
  await world.becomeActive()
  const { address, client } = world
  const account = await client.wallets.createVirtualAccount({
    address,
    currency: 'usd',
    chain: 'base',
  })
  expect('deposit_instructions' in account).toBe(false)
})

test('override superseded.statuses: the simulator returns a code with the configured status', async () => {
  const world = createSupersededWorld({}, { superseded: { statuses: { session_required: 440 } } })
  await expect(world.client.wallets.get({ address: world.address })).rejects.toMatchObject({
    code: 'session_required',
    status: 440,
  })
})

test('no override superseded.errors: the client carries a code that the route does not list', async () => {
  const world = createSupersededWorld()
  await world.signIn()
  world.setFault(() =>
    Response.json({ error: { code: 'wallet_frozen', message: 'Ask.' } }, { status: 423 }),
  )
  await expect(world.client.wallets.get({ address: world.address })).rejects.toMatchObject({
    code: 'wallet_frozen',
    status: 423,
  })
})
