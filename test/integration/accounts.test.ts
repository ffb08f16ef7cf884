import { isApiError, isInputError } from '@onramp-kit/core'
import type { ServiceOptions } from '@onramp-kit/msw'
import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { acceptTerms, identify } from '@onramp-kit/test-tools/fillIn'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import type { TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { describe, expect, test } from 'vitest'

const wallet = WALLET

/** A simulated world with the actions of a merchant's page and of its customer. */
function openBank(serviceOptions: ServiceOptions = {}, clientOptions: TestClientOptions = {}) {
  const world = createSimulatedWorld(clientOptions, serviceOptions)
  const { virtualAccounts } = world.client
  return {
    ...world,
    virtualAccounts,
    acceptTerms: async () =>
      acceptTerms(world.service, (await virtualAccounts.termsOfService({ wallet })).url),
    identify: async (verdict?: 'approved' | 'rejected') =>
      identify(
        world.service,
        (await virtualAccounts.identityVerification({ wallet })).url,
        verdict,
      ),
    status: () => virtualAccounts.status({ wallet }),
    currencies: async () =>
      (await virtualAccounts.list({ wallet })).data.map(({ currency }) => currency),
  }
}

test('the client gets from the registration to the accounts', async () => {
  const { acceptTerms, clock, currencies, identify, service, status, virtualAccounts } = openBank()
  expect(await virtualAccounts.list({ wallet })).toEqual({ count: 0, data: [] })
  const customer = { wallet, status: 'not_started', has_accepted_terms_of_service: false }
  expect(await virtualAccounts.register(registration)).toEqual(customer)
  await acceptTerms()
  expect(await status()).toEqual({ ...customer, has_accepted_terms_of_service: true })
  await identify()
  expect(await status()).toMatchObject({ status: 'under_review' })
  expect(await currencies()).toEqual([])
  await clock.advance(3000)
  expect(await status()).toMatchObject({ status: 'active' })
  const { count, data } = await virtualAccounts.list({ wallet: wallet.toLowerCase() })
  expect([count, data.map(({ currency }) => currency)]).toEqual([3, ['USD', 'GBP', 'EUR']])
  expect(service.state().customers[0]?.status_history.map((entry) => entry.status)).toEqual([
    'not_started',
    'incomplete',
    'under_review',
    'active',
  ])
})

test('the service approves a customer who accepts the terms last', async () => {
  const { acceptTerms, clock, identify, status, virtualAccounts } = openBank()
  await virtualAccounts.register(registration)
  await identify()
  await clock.advance(86_400_000)
  expect(await status()).toMatchObject({ status: 'under_review' })
  await acceptTerms()
  expect(await status()).toMatchObject({ status: 'active' })
})

test('a rejected customer has no accounts and stays rejected', async () => {
  const { acceptTerms, clock, currencies, identify, status, virtualAccounts } = openBank()
  await virtualAccounts.register(registration)
  await acceptTerms()
  await identify('rejected')
  await clock.advance(3000)
  await identify('approved')
  await clock.advance(3000)
  expect(await status()).toMatchObject({ status: 'rejected' })
  expect(await currencies()).toEqual([])
})

describe('a registration', () => {
  test('with the email address of another customer fails, and succeeds with another address', async () => {
    const { virtualAccounts } = openBank()
    await virtualAccounts.register(registration)
    const other = { ...registration, wallet: OTHER_WALLET }
    const error = await virtualAccounts.register(other).catch((reason: unknown) => reason)
    expect(isApiError(error, 'email_already_in_use')).toBe(true)
    expect(error).toMatchObject({ status: 400, outcome: 'none' })
    await virtualAccounts.register({ ...other, email: 'grace@example.com' })
  })

  test('is sent once, and the status shows whether it succeeded', async () => {
    const { service, setFault, status, virtualAccounts } = openBank()
    setFault(async (request) => {
      if (request.method === 'GET') return undefined
      await service.handle(request)
      throw new TypeError('Failed to fetch')
    })
    await expect(virtualAccounts.register(registration)).rejects.toMatchObject({
      outcome: 'unknown',
    })
    expect(service.state().requests['virtualAccounts.register']).toBe(1)
    expect(await status()).toMatchObject({ status: 'not_started' })
  })

  test('with invalid input is not sent', async () => {
    const { service, virtualAccounts } = openBank()
    const error = await virtualAccounts
      .register({ ...registration, email: 'ada' })
      .catch((reason: unknown) => reason)
    expect(isInputError(error) && error.fields.map(({ field }) => field)).toEqual(['email'])
    expect(service.state().requests['virtualAccounts.register']).toBe(0)
  })
})

test('keys and environments do not share customers', async () => {
  const keys = ['svc_public_sandbox_one', 'svc_public_sandbox_two', 'svc_public_live_one']
  const origin = 'https://shop.example'
  const first = openBank(
    { keys: keys.map((key) => ({ key, origins: [origin] })), originOf: () => origin },
    { publishableKey: 'svc_public_sandbox_one' },
  )
  await first.virtualAccounts.register(registration)
  first.service.customerStatus(wallet, 'active')
  for (const publishableKey of keys.slice(1)) {
    const { client } = createSimulatedWorld({ publishableKey, fetch: first.service.fetch })
    await expect(client.virtualAccounts.status({ wallet })).rejects.toMatchObject({
      code: 'customer_not_registered',
    })
    expect(await client.virtualAccounts.list({ wallet })).toEqual({ count: 0, data: [] })
  }
})

test('client and simulator use the configured names and paths', async () => {
  const names = {
    paths: {
      'virtualAccounts.termsOfService': '/v1/virtual-accounts/terms',
      'virtualAccounts.identityVerification': '/v1/virtual-accounts/kyc',
      'virtualAccounts.status': '/v1/virtual-accounts/customer',
    },
    railSegment: 'crypto',
    fieldNames: { email: 'email_address' },
  } as const
  const asked: string[] = []
  const bank = openBank(names, names)
  bank.setFault((request) => {
    asked.push(new URL(request.url).pathname)
    return undefined
  })
  const { acceptTerms, client, clock, currencies, identify, status, virtualAccounts } = bank
  await virtualAccounts.register(registration)
  await acceptTerms()
  await identify()
  await clock.advance(3000)
  expect(await status()).toMatchObject({ status: 'active' })
  expect(await currencies()).toHaveLength(3)
  await client.rail.config()
  expect(asked).toEqual([
    '/v1/virtual-accounts/register',
    '/v1/virtual-accounts/terms',
    '/v1/virtual-accounts/kyc',
    '/v1/virtual-accounts/customer',
    '/v1/virtual-accounts',
    '/v1/crypto/config',
  ])
  for (const [method, path] of [
    ['POST', '/v1/virtual-accounts/terms-of-service'],
    ['POST', '/v1/virtual-accounts/identity-verification'],
    ['GET', `/v1/virtual-accounts/status?wallet=${wallet}`],
    ['GET', '/v1/rail/config'],
  ] as const) {
    const request = new Request(`https://service.example${path}`, { method })
    expect([path, (await bank.service.handle(request)).status]).toEqual([path, 404])
  }
})

describe('the client in a scenario', () => {
  test('identity_rejected: every review ends in a rejection, whatever the page submits', async () => {
    const { acceptTerms, clock, identify, status, virtualAccounts } = openBank({
      scenario: 'identity_rejected',
    })
    await virtualAccounts.register(registration)
    await acceptTerms()
    await identify('approved')
    await clock.advance(3000)
    expect(await status()).toMatchObject({ status: 'rejected' })
  })

  test('accounts_pending: an active customer has no accounts until the scenario changes', async () => {
    const { clock, currencies, service, status, virtualAccounts } = openBank({
      scenario: 'accounts_pending',
    })
    await virtualAccounts.register(registration)
    service.customerStatus(wallet, 'active')
    await clock.advance(86_400_000)
    expect(await status()).toMatchObject({ status: 'active' })
    expect(await currencies()).toEqual([])
    service.advance(1e13)
    service.scenario('default')
    expect(await currencies()).toEqual(['USD', 'GBP', 'EUR'])
    service.scenario('accounts_pending')
    service.scenario('default')
    expect(await currencies()).toHaveLength(3)
  })
})
