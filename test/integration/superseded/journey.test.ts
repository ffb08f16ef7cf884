import { type ApiError, isApiError } from '@onramp-kit/core'
import { depositDetails, isSessionEnded, type SupersededClient } from '@onramp-kit/superseded'
import { serverFault, simulatedToken } from '@onramp-kit/superseded/simulator'
import { person } from '@onramp-kit/test-tools/bankSamples'
import { createSupersededWorld, SHOP } from '@onramp-kit/test-tools/supersededWorld'
import { describe, expect, test } from 'vitest'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
type World = ReturnType<typeof createSupersededWorld>

const modalities: Readonly<Record<string, (world: World) => Promise<void>>> = {
  'an EIP-4361 signature': (world) => world.signIn(),
  'an identity token': ({ address, client, clock }) =>
    client.session.identityToken({ address, proof: simulatedToken(address, clock.now() + MINUTE) }),
  'an access token': ({ address, client, clock }) =>
    client.session.accessToken({ address, proof: simulatedToken(address, clock.now() + MINUTE) }),
}

/** Completes the hosted identity page as a person does. */
async function submit({ service }: World, url: string): Promise<void> {
  expect((await service.fetch(url)).status).toBe(200)
  const form = new URL(url)
  form.pathname += '/submit'
  const body = new URLSearchParams(person)
  expect((await service.fetch(form, { method: 'POST', body })).status).toBe(303)
}

describe.each(Object.entries(modalities))('signed in by %s', (_, signIn) => {
  test('a wallet gets from registration to its bank account', async () => {
    const world = createSupersededWorld()
    const { address, client, clock, service } = world
    const bound = address.toLowerCase()
    await signIn(world)
    expect(await client.wallets.register({ address, country: 'de', email: 'a@b.example' })).toEqual(
      {
        address: bound,
        status: 'not_started',
        has_accepted_terms_of_service: false,
      },
    )
    expect(service.state().customers[0]).toMatchObject({ country: 'DE' })

    const terms = await client.wallets.termsLink({ address })
    expect(terms.url).toMatch(/^https:\/\/service\.example\/terms\//)
    expect(await client.wallets.acknowledgeTerms({ address })).toBeUndefined()
    expect(await client.wallets.acknowledgeTerms({ address })).toBeUndefined()
    await clock.advance(2000)
    expect(await client.wallets.get({ address })).toMatchObject({
      has_accepted_terms_of_service: true,
    })

    const identity = await client.wallets.identityLink({ address })
    expect(identity.url).toMatch(/^https:\/\/service\.example\/identity\//)
    const create = () =>
      client.wallets.createVirtualAccount({ address, currency: 'gbp', chain: 'hyper_evm' })
    await expect(create()).rejects.toMatchObject({ code: 'kyc_required', outcome: 'none' })
    await submit(world, identity.url)
    expect((await client.wallets.get({ address })).status).toBe('under_review')
    await expect(create()).rejects.toMatchObject({ code: 'kyc_required' })
    await clock.advance(3000)
    expect(await client.wallets.get({ address })).toEqual({
      address: bound,
      status: 'active',
      has_accepted_terms_of_service: true,
    })

    const account = await create()
    expect(account).toMatchObject({
      currency: 'gbp',
      status: 'activated',
      destination: { payment_rail: 'hyper_evm', currency: 'usdc', address: bound },
    })
    expect(depositDetails(account)).toMatchObject({
      sort_code: expect.stringMatching(/^\d{6}$/),
      account_number: expect.stringMatching(/^\d{8}$/),
    })
    expect(await client.wallets.virtualAccount({ address })).toEqual(account)
    await expect(create()).rejects.toMatchObject({ code: 'already_has_virtual_account' })
  })
})

test('a wallet has one customer across modalities, and another under another key', async () => {
  const world = createSupersededWorld()
  const { address, client, wallet, clock, page } = world
  await world.signIn()
  const registered = await client.wallets.register({ address, country: 'DE', email: 'a@b.example' })
  for (const signIn of Object.values(modalities)) {
    await signIn(world)
    expect(await client.wallets.get({ address })).toEqual(registered)
  }
  const other = createSupersededWorld(
    { publishableKey: 'svc_public_live_demo', fetch: page(SHOP) },
    {},
  )
  await other.client.session.siwe(wallet.siwe({ issuedAt: clock.now() }))
  await expect(other.client.wallets.get({ address })).rejects.toMatchObject({
    code: 'customer_not_registered',
  })
})

describe('a USD account', () => {
  const create = ({ wallets }: SupersededClient, address: string) =>
    wallets.createVirtualAccount({ address, currency: 'usd', chain: 'the service' })

  test('has variant A by default', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const account = await create(world.client, world.address)
    expect(account).toMatchObject({
      id: expect.any(String),
      developer_fee_percent: expect.stringMatching(/^\d+(\.\d+)?$/),
      created_at: '2026-11-20T12:00:00.000Z',
      destination: { payment_rail: 'the service' },
      deposit_instructions: { payment_rails: ['ach_push', 'wire', 'fednow'] },
    })
    expect(await world.client.wallets.virtualAccount({ address: world.address })).toEqual(account)
  })

  test('has variant B if the service is configured so, while other currencies have variant A', async () => {
    const superseded = { accountVariant: 'B' } as const
    const world = createSupersededWorld({}, { superseded })
    await world.becomeActive()
    const account = await create(world.client, world.address)
    expect(Object.keys(account).toSorted()).toEqual([
      'bank_account_number',
      'bank_address',
      'bank_beneficiary_address',
      'bank_beneficiary_name',
      'bank_name',
      'bank_routing_number',
      'currency',
      'payment_rail',
      'payment_rails',
    ])
    expect(await world.client.wallets.virtualAccount({ address: world.address })).toEqual(account)
    const inEuros = createSupersededWorld({}, { superseded })
    await inEuros.becomeActive()
    const { address, client } = inEuros
    expect(
      await client.wallets.createVirtualAccount({ address, currency: 'eur', chain: 'base' }),
    ).toMatchObject({ currency: 'eur', deposit_instructions: { iban: expect.any(String) } })
  })

  test('is deactivated while its customer is not active', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    await create(world.client, world.address)
    const read = () => world.client.wallets.virtualAccount({ address: world.address })
    world.service.customerStatus(world.address, 'under_review')
    expect(await read()).toMatchObject({ status: 'deactivated' })
    world.service.customerStatus(world.address, 'active')
    expect(await read()).toMatchObject({ status: 'activated' })
  })
})

describe('a session', () => {
  const renewals = ({ requests }: World) =>
    requests.filter((line) => line.startsWith('POST /v1/session/')).length - 1

  test('is renewed after 50 minutes and outlives both its cookies', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const { address, client, clock, jar } = world
    for (let round = 1; round <= 80; round++) {
      const before = jar.cookies()
      await clock.advance(50 * MINUTE)
      await client.wallets.get({ address })
      expect(renewals(world)).toBe(round)
      expect(jar.cookies()).toHaveLength(2)
      for (const { value } of jar.cookies())
        expect(before.map((cookie) => cookie.value)).not.toContain(value)
    }
  })

  test('is renewed by the refresh cookie alone after the session cookie has expired', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const { address, client, clock, jar } = world
    await clock.advance(29 * DAY)
    expect(jar.cookies().map(({ name }) => name)).toEqual(['svc_refresh'])
    expect((await client.wallets.get({ address })).status).toBe('active')
    expect(renewals(world)).toBe(1)
    expect(jar.cookies()).toHaveLength(2)
  })

  test('is found by a reloaded page, which holds no state', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const reloaded = createSupersededWorld({ fetch: world.page(SHOP) })
    const { client } = reloaded
    expect(client.session.getSnapshot()).toBe('unknown')
    await world.clock.advance(2 * 60 * MINUTE)
    expect((await client.wallets.get({ address: world.address })).status).toBe('active')
    expect(client.session.getSnapshot()).toBe('open')
  })

  test('is not available to pages of another site, because its cookies are partitioned', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const elsewhere = createSupersededWorld({ fetch: world.page('https://elsewhere.example') })
    const error = await elsewhere.client.wallets
      .get({ address: world.address })
      .catch((caught: ApiError) => caught)
    expect(error).toMatchObject({ code: 'session_required' })
  })

  test('ends after 30 days without a request', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const { address, client, clock, jar } = world
    const states: string[] = []
    client.session.subscribe(() => states.push(client.session.getSnapshot()))
    await clock.advance(30 * DAY)
    expect(jar.cookies()).toEqual([])
    const error = await client.wallets.get({ address }).catch((caught: unknown) => caught)
    expect(isSessionEnded(error)).toBe(true)
    expect(states).toEqual(['closed'])
    await world.signIn()
    expect((await client.wallets.get({ address })).status).toBe('active')
  })

  test('is renewed once for ten concurrent calls', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const { address, client, clock } = world
    await clock.advance(50 * MINUTE)
    const calls = Array.from({ length: 10 }, () => client.wallets.get({ address }))
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(
      new Set(['active']),
    )
    expect(renewals(world)).toBe(1)
  })

  test('ends for every holder when a stolen refresh token is used', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const { address, client, jar, service } = world
    const stolen = jar.cookies().find(({ name }) => name === 'svc_refresh')?.value
    await client.session.renew({ address })
    const thief = await service.fetch(`https://service.example/v1/session/${address}/siwe`, {
      method: 'POST',
      headers: {
        'x-svc-publishable-key': 'svc_public_sandbox_demo',
        cookie: `svc_refresh=${stolen}`,
      },
    })
    expect(thief.status).toBe(401)
    const error = await client.wallets.get({ address }).catch((caught: unknown) => caught)
    expect(isApiError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'session_invalid' })
    expect(client.session.getSnapshot()).toBe('closed')
  })

  test('survives a server fault', async () => {
    const world = createSupersededWorld()
    await world.becomeActive()
    const { address, client, clock, service } = world
    service.scenario(serverFault)
    const failed = client.wallets.get({ address }).catch((caught: unknown) => caught)
    await clock.advance(MINUTE)
    const error = await failed
    expect(error).toMatchObject({ code: 'unauthorized', status: 500 })
    expect(isSessionEnded(error)).toBe(false)
    service.scenario('default')
    expect((await client.wallets.get({ address })).status).toBe('active')
    expect(renewals(world)).toBe(0)
  })

  test('exposes nothing to script', async () => {
    const world = createSupersededWorld()
    const answers: Response[] = []
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await world.page(SHOP)(input, init)
      answers.push(response.clone())
      return response
    }
    const { client } = createSupersededWorld({ fetch })
    await client.session.siwe(world.wallet.siwe({ issuedAt: world.clock.now() }))
    await client.wallets.get({ address: world.address }).catch(() => undefined)
    const values = world.jar.cookies().map(({ value }) => value)
    expect(values).toHaveLength(2)
    for (const response of answers) {
      const seen = JSON.stringify([...response.headers]) + (await response.text())
      for (const value of values) expect(seen).not.toContain(value)
    }
    const held = JSON.stringify(client)
    for (const value of values) expect(held).not.toContain(value)
  })
})

test('a scenario with a simulated applicant works under the superseded contract', async () => {
  const { address, client, clock, signIn } = createSupersededWorld(
    {},
    { scenario: 'identity_rejected' },
  )
  await signIn()
  await client.wallets.register({ address, country: 'DE', email: 'a@b.example' })
  await client.wallets.identityLink({ address })
  await clock.advance(8000)
  expect((await client.wallets.get({ address })).status).toBe('rejected')
})
