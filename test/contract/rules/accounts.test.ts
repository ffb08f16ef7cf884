import { routes, safeParse, virtualAccounts } from '@onramp-kit/core/contract'
import { OTHER_WALLET, registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { openWorld, statusAndCode } from '../interfaceWorld.ts'
import { errorResponsesOf } from './errorResponsesOf.ts'
import { rule } from './rule.ts'

/** A world whose wallet is an active customer. */
async function active() {
  const world = openWorld()
  await world.client.virtualAccounts.register(registration)
  world.service.customerStatus(WALLET, 'active')
  const list = async () =>
    (await world.ask('GET', `/v1/virtual-accounts?wallet=${WALLET}`)).body as List
  return { ...world, list }
}
interface List {
  readonly count: number
  readonly data: readonly Record<string, unknown>[]
}

rule('accounts.fields', async () => {
  const { data } = await (await active()).list()
  for (const account of data) {
    expect(account).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      chain: 8453,
      currency: expect.stringMatching(/^(USD|GBP|EUR)$/),
      destination_token: 'USDC',
      source_deposit_instructions: expect.any(Object),
    })
    for (const name of Object.keys(account)) {
      const list = { count: 1, data: [{ ...account, [name]: undefined }] }
      expect([name, safeParse(virtualAccounts, list).success]).toEqual([name, false])
    }
  }
  expect(data.length).toBeGreaterThan(0)
})

rule('accounts.list', async () => {
  const { count, data, ...nothing } = await (await active()).list()
  expect([count, nothing]).toEqual([data.length, {}])
  expect(safeParse(virtualAccounts, { count: 1.5, data: [] }).success).toBe(false)
})

rule('accounts.wallet', async () => {
  const { ask, list } = await active()
  expect((await list()).count).toBe(3)
  expect((await ask('GET', `/v1/virtual-accounts?wallet=${OTHER_WALLET}`)).body).toEqual({
    count: 0,
    data: [],
  })
  for (const query of ['', '?wallet=', '?wallet=0x1', `?address=${WALLET}`])
    expect(statusAndCode(await ask('GET', `/v1/virtual-accounts${query}`))).toBe(
      '400 validation_error',
    )
})

const currenciesAfterMoves = async () => {
  const { service, list } = await active()
  for (const status of ['incomplete', 'active', 'under_review', 'active'])
    service.customerStatus(WALLET, status)
  return (await list()).data.map(({ currency }) => currency)
}

rule('accounts.one', async () => {
  expect((await currenciesAfterMoves()).toSorted()).toEqual(['EUR', 'GBP', 'USD'])
})

rule('limits.accounts', async () => {
  const currencies = await currenciesAfterMoves()
  expect(new Set(currencies).size).toBe(currencies.length)
})

rule('accounts.errors', async () => {
  const errors = await errorResponsesOf('virtualAccounts.list')
  expect(new Set(errors.map((error) => error.slice(0, 3))).size).toBe(5)
})

rule('accounts.register', async () => {
  const { ask, service } = openWorld()
  const answer = await ask('POST', '/v1/virtual-accounts/register', { body: registration })
  expect(answer.status).toBe(200)
  expect(service.state().customers.map(({ wallet }) => wallet)).toEqual([WALLET])
})

rule('accounts.steps', async () => {
  const { ask } = openWorld()
  await ask('POST', '/v1/virtual-accounts/register', { body: registration })
  const steps = Object.entries(routes).filter(([id]) => /termsOfService|identity/.test(id))
  expect(steps).toHaveLength(2)
  for (const [, { path }] of steps) {
    expect(path).toMatch(/^\/v1\/virtual-accounts\//)
    const { body } = await ask('POST', path, { body: { wallet: WALLET } })
    expect(body).toEqual({ url: expect.stringMatching(/^https:/) })
  }
})

rule('accounts.status', async () => {
  const { client, service } = openWorld()
  await client.virtualAccounts.register(registration)
  const seen: string[] = []
  for (const status of ['incomplete', 'under_review', 'active']) {
    service.customerStatus(WALLET, status)
    seen.push((await client.virtualAccounts.status({ wallet: WALLET })).status)
  }
  expect(seen).toEqual(['incomplete', 'under_review', 'active'])
})
