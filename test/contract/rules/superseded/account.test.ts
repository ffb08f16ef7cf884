import type { WalletAccount } from '@onramp-kit/superseded'
import { depositDetails } from '@onramp-kit/superseded'
import { supersededErrorCodes, supersededRoutes } from '@onramp-kit/superseded/contract'
import type { SupersededOptions } from '@onramp-kit/superseded/simulator'
import { createSupersededWorld } from '@onramp-kit/test-tools/supersededWorld'
import { expect } from 'vitest'
import { expectError } from '../../errors/provoke.ts'
import { supersededContract } from '../../errors/supersededContract.ts'
import { errorOf } from '../../interfaceWorld.ts'
import { rule } from './rule.ts'

const currencies = ['usd', 'gbp', 'eur'] as const
const chains = ['arbitrum', 'base', 'the service', 'hyper_evm']

/** An active customer, with shortcuts to the account. */
async function active(superseded: SupersededOptions = {}) {
  const world = createSupersededWorld({}, { superseded })
  await world.becomeActive()
  const { address, client } = world
  return {
    ...world,
    create: (currency: 'usd' | 'gbp' | 'eur' = 'usd', chain = 'base') =>
      client.wallets.createVirtualAccount({ address, currency, chain }),
    fetch: () => client.wallets.virtualAccount({ address }),
  }
}

rule('account.create', async () => {
  for (const currency of currencies)
    for (const chain of chains) {
      const { create } = await active()
      expect(await create(currency, chain)).toMatchObject({
        currency,
        destination: { payment_rail: chain },
      })
    }
})

rule('account.destination', async () => {
  const { address, create } = await active()
  expect(await create()).toMatchObject({
    destination: { currency: 'usdc', address: address.toLowerCase() },
  })
})

rule('account.one', async () => {
  const { create } = await active()
  await create('usd')
  expect(await errorOf(create('eur'))).toMatchObject({
    status: 409,
    code: 'already_has_virtual_account',
  })
})

rule('account.unregistered', () =>
  expectError(supersededContract, 'wallets.createVirtualAccount', 'customer_not_registered'),
)

rule('account.kyc', async () => {
  const { address, create, service } = await active()
  for (const status of ['incomplete', 'under_review', 'rejected']) {
    service.customerStatus(address, status)
    expect(await errorOf(create())).toMatchObject({ status: 409, code: 'kyc_required' })
  }
})

rule('account.invalid', async () => {
  const { address, jar, service } = await active()
  const cookie = jar.cookies().map(({ name, value }) => `${name}=${value}`)
  for (const body of [
    {},
    { currency: 'usd' },
    { chain: 'base' },
    { currency: 'USD', chain: 'base' },
    { currency: 'usd', chain: 'polygon' },
  ]) {
    const response = await service.fetch(
      `https://service.example/v1/wallets/${address}/virtual-account`,
      { method: 'POST', headers: { cookie: cookie.join('; ') }, body: JSON.stringify(body) },
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'validation_error' } })
  }
})

rule('account.statuses', async () => {
  const { address, create, fetch, service } = await active()
  expect(await create()).toMatchObject({ status: 'activated' })
  service.customerStatus(address, 'rejected')
  expect(await fetch()).toMatchObject({ status: 'deactivated' })
})

rule('account.variant.a', async () => {
  const { address, create } = await active()
  expect(await create('eur')).toEqual({
    id: expect.any(String),
    currency: 'eur',
    status: 'activated',
    destination: { payment_rail: 'base', currency: 'usdc', address: address.toLowerCase() },
    deposit_instructions: expect.any(Object),
    developer_fee_percent: expect.stringMatching(/^\d+(\.\d+)?$/),
    created_at: '2026-11-20T12:00:00.000Z',
  })
})

rule('account.variant.a.instructions', async () => {
  const fields = {
    usd: ['bank_account_number', 'bank_routing_number', 'payment_rails'],
    gbp: ['sort_code', 'account_number'],
    eur: ['iban', 'bic'],
  }
  for (const currency of currencies) {
    const { create } = await active()
    const account = await create(currency)
    const shown = Object.keys(depositDetails(account))
    expect(shown).toEqual(expect.arrayContaining(fields[currency]))
    const given = 'deposit_instructions' in account ? account.deposit_instructions : {}
    expect(shown).toEqual(Object.keys(given))
    const more = { ...given, reference: 'R1', memo: '', note: null }
    const later = { ...account, deposit_instructions: more } as WalletAccount
    expect(Object.keys(depositDetails(later))).toEqual([...shown, 'reference'])
  }
})

rule('account.variant.b', async () => {
  const { create } = await active({ accountVariant: 'B' })
  expect(await create('usd')).toEqual({
    currency: 'usd',
    bank_name: expect.any(String),
    bank_address: expect.any(String),
    bank_routing_number: expect.stringMatching(/^\d{9}$/),
    bank_account_number: expect.any(String),
    bank_beneficiary_name: expect.any(String),
    bank_beneficiary_address: expect.any(String),
    payment_rail: 'ach_push',
    payment_rails: ['ach_push', 'wire', 'fednow'],
  })
})

rule('account.fetch', async () => {
  for (const accountVariant of ['A', 'B'] as const) {
    const { create, fetch } = await active({ accountVariant })
    expect(await fetch().catch(() => 'none yet')).toBe('none yet')
    const created = await create()
    expect(await fetch()).toEqual(created)
  }
})

rule('account.fetch.errors', () => {
  const { errors } = supersededRoutes['wallets.virtualAccount']
  const { customer_not_registered, virtual_account_not_provisioned } = supersededErrorCodes
  expect([customer_not_registered.status, virtual_account_not_provisioned.status]).toEqual([
    404, 404,
  ])
  expect(errors).toEqual(
    expect.arrayContaining([
      'customer_not_registered',
      'virtual_account_not_provisioned',
      'wallet_token_mismatch',
      'bridge_error',
    ]),
  )
})
