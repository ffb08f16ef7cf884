import type { Customer, HostedLink } from '@onramp-kit/core'
import { virtualAccount } from '@onramp-kit/core/contract'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { createTestClient } from '@onramp-kit/test-tools/testClient'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recordBodies } from './recordBodies.ts'

const wallet = WALLET
const routes = {
  register: 'virtualAccounts.register',
  terms: 'virtualAccounts.termsOfService',
  verification: 'virtualAccounts.identityVerification',
  status: 'virtualAccounts.status',
  list: 'virtualAccounts.list',
} as const

/** Reads a customer from another response shape. */
const customer = z.pipe(
  z.object({ state: z.string(), terms: z.boolean() }),
  z.transform(
    ({ state, terms }): Customer => ({
      wallet,
      status: state,
      has_accepted_terms_of_service: terms,
    }),
  ),
)
const foreignCustomer = json({ state: 'active', terms: true })
const readCustomer = { wallet, status: 'active', has_accepted_terms_of_service: true }

/** Reads a link from another response shape. */
const link = z.pipe(
  z.object({ hosted: z.string() }),
  z.transform(({ hosted }): HostedLink => ({ url: hosted })),
)
const foreignLink = json({ hosted: 'https://bank.example/1' })
const readLink = { url: 'https://bank.example/1' }

/** A client of a service that sends the same response to every request. */
function clientOf(answer: Response, schemas: Parameters<typeof createTestClient>[0]) {
  return createTestClient({ fetch: scriptNetwork(answer).fetch, ...schemas }).client.virtualAccounts
}

test('override accounts.register: client and simulator use the configured name of the email field', async () => {
  const fieldNames = { email: 'contact' }
  const world = createSimulatedWorld({ fieldNames }, { fieldNames })
  const bodies = recordBodies(world)
  await world.client.virtualAccounts.register(registration)
  expect(bodies).toEqual([{ wallet, country: 'DE', contact: 'ada@example.com' }])
  expect(world.service.state().customers).toHaveLength(1)
})

test('override accounts.register: a configured schema reads a response of another shape', async () => {
  const accounts = clientOf(foreignCustomer, { schemas: { [routes.register]: customer } })
  expect(await accounts.register(registration)).toEqual(readCustomer)
})

test('override accounts.terms: client and simulator use the configured path', async () => {
  const paths = { [routes.terms]: '/v1/virtual-accounts/terms' }
  const { client } = createSimulatedWorld({ paths }, { paths })
  await client.virtualAccounts.register(registration)
  expect(await client.virtualAccounts.termsOfService({ wallet })).toHaveProperty('url')
  const elsewhere = createSimulatedWorld({ paths }).client.virtualAccounts
  await expect(elsewhere.termsOfService({ wallet })).rejects.toMatchObject({ status: 404 })
})

test('override accounts.terms: a configured schema reads a response of another shape', async () => {
  const accounts = clientOf(foreignLink, { schemas: { [routes.terms]: link } })
  expect(await accounts.termsOfService({ wallet })).toEqual(readLink)
})

test('override accounts.verification: client and simulator use the configured path', async () => {
  const paths = { [routes.verification]: '/v1/virtual-accounts/kyc' }
  const { client } = createSimulatedWorld({ paths }, { paths })
  await client.virtualAccounts.register(registration)
  expect(await client.virtualAccounts.identityVerification({ wallet })).toHaveProperty('url')
  const elsewhere = createSimulatedWorld({ paths }).client.virtualAccounts
  await expect(elsewhere.identityVerification({ wallet })).rejects.toMatchObject({ status: 404 })
})

test('override accounts.verification: a configured schema reads a response of another shape', async () => {
  const accounts = clientOf(foreignLink, { schemas: { [routes.verification]: link } })
  expect(await accounts.identityVerification({ wallet })).toEqual(readLink)
})

test('override accounts.status: client and simulator use the configured path', async () => {
  const paths = { [routes.status]: '/v1/virtual-accounts/poll' }
  const { client } = createSimulatedWorld({ paths }, { paths })
  await client.virtualAccounts.register(registration)
  expect(await client.virtualAccounts.status({ wallet })).toMatchObject({ status: 'not_started' })
  const elsewhere = createSimulatedWorld({ paths }).client.virtualAccounts
  await expect(elsewhere.status({ wallet })).rejects.toMatchObject({ status: 404 })
})

test('override accounts.status: a configured schema reads a response of another shape', async () => {
  const accounts = clientOf(foreignCustomer, { schemas: { [routes.status]: customer } })
  expect(await accounts.status({ wallet })).toEqual(readCustomer)
})

test('no override accounts.errors: the client carries an unknown code and status', async () => {
  const accounts = clientOf(errorResponse(451, 'bank_closed'), {})
  const failed = accounts.termsOfService({ wallet })
  await expect(failed).rejects.toMatchObject({ status: 451, code: 'bank_closed' })
})

test('override accounts.instructions: a configured schema validates the instructions', async () => {
  const account = {
    id: '4f2c1c1e-8d5b-4c3a-9b1a-0d9f6f1f2a3b',
    chain: 8453,
    currency: 'EUR',
    destination_token: 'USDC',
  }
  const strict = z.object({
    ...virtualAccount.shape,
    source_deposit_instructions: z.looseObject({ iban: z.string() }),
  })
  const schemas = { [routes.list]: z.object({ count: z.int(), data: z.array(strict) }) }
  const listOf = (instructions: object) => {
    const data = [{ ...account, source_deposit_instructions: instructions }]
    return clientOf(json({ count: 1, data }), { schemas }).list({ wallet })
  }
  expect((await listOf({ iban: 'DE00' })).count).toBe(1)
  await expect(listOf({ account_number: '1' })).rejects.toMatchObject({
    assumptions: expect.arrayContaining(['accounts.instructions']),
    fields: [{ field: 'data.0.source_deposit_instructions.iban' }],
  })
})

test('override accounts.opening: the service opens the configured accounts', async () => {
  const accounts = { currencies: ['GBP'], chain: 42161, token: 'USDC.e', afterMs: 5000 } as const
  const { client, service } = createSimulatedWorld({}, { accounts })
  await client.virtualAccounts.register(registration)
  service.customerStatus(wallet, 'active')
  expect(await client.virtualAccounts.list({ wallet })).toEqual({ count: 0, data: [] })
  service.advance(5000)
  const { data } = await client.virtualAccounts.list({ wallet })
  expect(data).toMatchObject([{ currency: 'GBP', chain: 42161, destination_token: 'USDC.e' }])
})
