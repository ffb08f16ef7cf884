import { OTHER_WALLET } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import { listAccounts, readStatus, register } from '../../customer.test.helper.ts'
import { errorOf, LIVE_KEY, startHarness } from '../../harness.test.helper.ts'

const live = { key: LIVE_KEY, origin: 'https://shop.example' }
const secondKey = 'svc_public_sandbox_second'
const keys = [
  { key: 'svc_public_sandbox_demo', origins: [] },
  { key: secondKey, origins: [] },
]

test('a registered wallet is a customer in not_started', async () => {
  const harness = startHarness()
  const registered = await register(harness)
  expect(registered.status).toBe(200)
  const customer = {
    wallet: WALLET,
    status: 'not_started',
    has_accepted_terms_of_service: false,
  }
  expect(await registered.json()).toEqual(customer)
  expect(await (await readStatus(harness)).json()).toEqual(customer)
  expect(harness.service.state().customers).toEqual([
    expect.objectContaining({
      ...customer,
      publishable_key: 'svc_public_sandbox_demo',
      country: 'DE',
      status_history: [{ status: 'not_started', at: '2026-11-20T12:00:00.000Z' }],
      accounts: [],
    }),
  ])
})

describe('a wallet', () => {
  test('is registered once, whatever its letter case and the other fields', async () => {
    const harness = startHarness()
    await register(harness)
    for (const wallet of [WALLET, WALLET.toLowerCase()]) {
      const again = register(harness, { wallet, email: 'other@example.com', country: 'FR' })
      expect(await errorOf(again)).toMatchObject({ status: 409, code: 'already_registered' })
    }
    expect(await errorOf(register(harness))).toMatchObject({ code: 'already_registered' })
    expect(harness.service.state().customers).toHaveLength(1)
  })

  test('without a registration has no status, no pages and an empty list', async () => {
    const harness = startHarness()
    const body = { wallet: WALLET }
    for (const answer of [
      readStatus(harness),
      harness.ask('POST', '/v1/virtual-accounts/terms-of-service', { body }),
      harness.ask('POST', '/v1/virtual-accounts/identity-verification', { body }),
    ]) {
      expect(await errorOf(answer)).toMatchObject({ status: 404, code: 'customer_not_registered' })
    }
    expect(await (await listAccounts(harness)).json()).toEqual({ count: 0, data: [] })
  })
})

describe('an email address', () => {
  test('belongs to one customer, whatever its letter case', async () => {
    const harness = startHarness()
    await register(harness)
    const taken = register(harness, { wallet: OTHER_WALLET, email: 'Ada@Example.com' })
    expect(await errorOf(taken)).toMatchObject({
      status: 400,
      code: 'email_already_in_use',
      message: expect.stringMatching(/^email: /),
    })
    expect((await errorOf(readStatus(harness, OTHER_WALLET))).status).toBe(404)
  })

  test('is unique across the keys of one environment', async () => {
    const harness = startHarness({ keys: [...keys, { key: LIVE_KEY, origins: [live.origin] }] })
    await register(harness)
    const second = register(harness, { wallet: OTHER_WALLET }, { key: secondKey })
    expect(await errorOf(second)).toMatchObject({ code: 'email_already_in_use' })
    expect((await register(harness, {}, live)).status).toBe(200)
  })

  test('is read under a renamed field', async () => {
    const harness = startHarness({ fieldNames: { email: 'email_address' } })
    expect((await errorOf(register(harness))).message).toBe('email_address: is required')
    const named = { email: undefined, email_address: 'ada@example.com' }
    expect((await register(harness, named)).status).toBe(200)
  })
})

test.each([
  [{ wallet: '0x1' }, 'wallet: must be 0x followed by 40 hexadecimal digits'],
  [{ country: 'de' }, 'country: must be two uppercase letters, such as "US"'],
  [{ email: 'ada' }, 'email: must be like "name@example.com", in at most 254 characters'],
  [{ email: undefined }, 'email: is required'],
])('rejects a registration with %j', async (changes, message) => {
  const harness = startHarness()
  expect(await errorOf(register(harness, changes))).toEqual({
    status: 400,
    code: 'validation_error',
    message,
  })
  expect(harness.service.state().customers).toEqual([])
})

test.each([
  ['another key of the environment', { key: secondKey }],
  ['a key of the other environment', live],
])('a customer is hidden from %s', async (_who, other) => {
  const harness = startHarness({ keys: [...keys, { key: LIVE_KEY, origins: [live.origin] }] })
  await register(harness)
  harness.service.customerStatus(WALLET, 'active')
  expect(await errorOf(readStatus(harness, WALLET, other))).toMatchObject({ status: 404 })
  expect(await (await listAccounts(harness, WALLET, other)).json()).toEqual({
    count: 0,
    data: [],
  })
  const own = await register(harness, { email: 'second@example.com' }, other)
  expect(await own.json()).toMatchObject({ status: 'not_started' })
  expect(await (await readStatus(harness)).json()).toMatchObject({ status: 'active' })
})

test("a customer's hosted pages keep their ids and page tokens under any base URL", async () => {
  const { ask, service } = startHarness()
  await register({ ask })
  const [customer] = service.state().customers
  for (const [path, url] of [
    ['terms-of-service', customer?.terms_url],
    ['identity-verification', customer?.identity_url],
  ] as const) {
    const body = { wallet: WALLET.toLowerCase() }
    const link = async () => (await ask('POST', `/v1/virtual-accounts/${path}`, { body })).json()
    expect(await link()).toEqual({ url })
    expect(await link()).toEqual({ url })
    const moved = await service.handle(
      new Request(`https://elsewhere.test/base/v1/virtual-accounts/${path}`, {
        method: 'POST',
        headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo' },
        body: JSON.stringify(body),
      }),
      { basePath: '/base' },
    )
    expect(await moved.json()).toEqual({
      url: url?.replace('https://onramp.test', 'https://elsewhere.test/base'),
    })
  }
  expect(customer?.terms_url).toMatch(
    /^https:\/\/onramp\.test\/terms\/[\da-f-]{36}\?session=[\da-f]{32}$/,
  )
  const pageTokens = [customer?.terms_url, customer?.identity_url].map((url) => url?.split('=')[1])
  expect(new Set(pageTokens).size).toBe(2)
})
