import type { KnownCustomerStatus } from '@onramp-kit/core'
import { customerStatuses } from '@onramp-kit/core/internal'
import {
  type SupersededErrorCode,
  type SupersededRouteId,
  supersededErrorCodes,
  supersededRoutes,
} from '@onramp-kit/superseded/contract'
import { createSupersededWorld } from '@onramp-kit/test-tools/supersededWorld'
import { expect } from 'vitest'
import { throwawayWallet } from '../../../../packages/superseded/src/simulator/throwawayWallet.test.helper.ts'
import { errorOf } from '../../interfaceWorld.ts'
import { rule } from './rule.ts'

const registration = { country: 'DE', email: 'ada@example.com' }
const other = throwawayWallet('other')

/** A signed-in, registered wallet. */
async function registered() {
  const world = createSupersededWorld()
  const { address, client } = world
  await world.signIn()
  await client.wallets.register({ address, ...registration })
  return { ...world, get: () => client.wallets.get({ address }) }
}

/** Calls of every wallet route for a wallet. */
function ask({ client: { wallets } }: ReturnType<typeof createSupersededWorld>, address: string) {
  return [
    wallets.get({ address }),
    wallets.register({ address, ...registration }),
    wallets.termsLink({ address }),
    wallets.identityLink({ address }),
    wallets.acknowledgeTerms({ address }),
    wallets.createVirtualAccount({ address, currency: 'usd', chain: 'base' }),
    wallets.virtualAccount({ address }),
  ].map(errorOf)
}

/** Asserts that a route lists these errors with their statuses; errorTable.ts provokes each. */
function lists(id: SupersededRouteId, codes: Partial<Record<SupersededErrorCode, number | null>>) {
  const { errors } = supersededRoutes[id]
  for (const [code, status] of Object.entries(codes)) {
    expect(errors).toContain(code)
    const known = supersededErrorCodes[code as SupersededErrorCode].status
    if (status !== null) expect([code, known]).toEqual([code, status])
  }
}

rule('wallets.session', async () => {
  const world = createSupersededWorld()
  const errors = await Promise.all(ask(world, world.address))
  expect(errors).toHaveLength(7)
  for (const error of errors) expect(error).toMatchObject({ code: 'session_required' })
})

rule('wallets.bound', async () => {
  const world = createSupersededWorld()
  await world.signIn()
  for (const error of await Promise.all(ask(world, other.address)))
    expect(error).toMatchObject({ status: 403, code: 'wallet_token_mismatch' })
})

rule('wallets.lowercase', async () => {
  const { address, client, get, service } = await registered()
  for (const asked of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
    expect((await client.wallets.get({ address: asked })).address).toBe(address.toLowerCase())
  expect((await get()).address).toMatch(/^0x[0-9a-f]{40}$/)
  expect(service.state().customers.map(({ wallet }) => wallet)).toEqual([address.toLowerCase()])
})

rule('wallets.read', async () => {
  const { address, get } = await registered()
  expect(await get()).toEqual({
    address: address.toLowerCase(),
    status: 'not_started',
    has_accepted_terms_of_service: false,
  })
})

rule('wallets.uncached', async () => {
  const { address, jar, service } = await registered()
  const cookie = jar.cookies().map(({ name, value }) => `${name}=${value}`)
  const url = `https://service.example/v1/wallets/${address}`
  const response = await service.fetch(url, { headers: { cookie: cookie.join('; ') } })
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

rule('wallets.read.errors', () => {
  lists('wallets.get', {
    session_required: null,
    session_invalid: null,
    wallet_token_mismatch: 403,
    invalid_wallet: null,
    customer_not_registered: 404,
    bridge_error: null,
  })
})

rule('wallets.statuses', async () => {
  const { address, get, service } = await registered()
  const seen = [(await get()).status]
  const statuses = Object.keys(customerStatuses) as KnownCustomerStatus[]
  for (const status of statuses.slice(1)) {
    service.customerStatus(address, status)
    seen.push((await get()).status)
  }
  expect(seen).toEqual(['not_started', 'incomplete', 'under_review', 'active', 'rejected'])
})

rule('wallets.register', async () => {
  const world = createSupersededWorld()
  const { address, client, clock, service } = world
  await world.signIn()
  await client.wallets.register({ address, country: 'de', email: 'ada@example.com' })
  expect(service.state().customers[0]?.country).toBe('DE')
  await client.session.siwe(other.siwe({ issuedAt: clock.now() }))
  const again = { address: other.address, country: 'DE', email: 'ADA@example.com' }
  expect(await errorOf(client.wallets.register(again))).toMatchObject({
    status: 400,
    code: 'email_already_in_use',
  })
})

rule('wallets.register.errors', () => {
  lists('wallets.register', {
    validation_error: 400,
    wallet_token_mismatch: 403,
    invalid_wallet: null,
    already_registered: 409,
    email_already_in_use: 400,
    bridge_error: null,
  })
})

/** Loads a hosted page as a frame does: its document, then its script. */
async function open(
  { service }: Pick<Awaited<ReturnType<typeof registered>>, 'service'>,
  url: string,
) {
  const page = await (await service.fetch(url)).text()
  const [, source = ''] = /<script[^>]* src="([^"]+)"/.exec(page) ?? []
  return { page, script: await (await service.fetch(new URL(source, url))).text() }
}

// customerPages.browser.test.ts and customer.spec.ts run the scripts of the pages in Chromium.
rule('wallets.terms', async () => {
  const world = await registered()
  const { url } = await world.client.wallets.termsLink({ address: world.address })
  expect(url).toMatch(/^https:/)
  expect((await open(world, url)).page).not.toContain('data-agreement')
  const accept = new URL(url)
  accept.pathname += '/accept'
  const body = new URLSearchParams({ agreement: 'on' })
  await world.service.fetch(accept, { method: 'POST', body })
  const { page, script } = await open(world, url)
  expect(page).toMatch(/data-agreement="[\w-]+"/)
  expect(script).toContain('parent.postMessage({ signedAgreementId')
  expect((await world.get()).has_accepted_terms_of_service).toBe(true)
})

rule('wallets.identity', async () => {
  const world = await registered()
  const { url } = await world.client.wallets.identityLink({ address: world.address })
  expect(url).toMatch(/^https:/)
  expect((await open(world, url)).script).not.toContain('postMessage')
  expect((await world.get()).status).toBe('incomplete')
})

rule('wallets.links.errors', () => {
  for (const id of ['wallets.termsLink', 'wallets.identityLink'] as const)
    lists(id, { customer_not_registered: 404, wallet_token_mismatch: 403, bridge_error: null })
})

rule('wallets.acknowledge', async () => {
  const world = await registered()
  const { address, client, service } = world
  const answers: Response[] = []
  world.setFault(async (request) => {
    const response = await service.fetch(request)
    answers.push(response.clone())
    return response
  })
  for (let time = 0; time < 3; time++) await client.wallets.acknowledgeTerms({ address })
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  for (const answer of answers) expect(await answer.text()).toBe('')
})

rule('wallets.acknowledge.session', async () => {
  const { address, client } = createSupersededWorld()
  expect(await errorOf(client.wallets.acknowledgeTerms({ address }))).toMatchObject({
    code: 'session_required',
  })
})

rule('wallets.acknowledge.reconciled', async () => {
  const { address, client, clock, get } = await registered()
  await client.wallets.acknowledgeTerms({ address })
  expect((await get()).has_accepted_terms_of_service).toBe(false)
  await clock.advance(2000)
  expect((await get()).has_accepted_terms_of_service).toBe(true)
})
