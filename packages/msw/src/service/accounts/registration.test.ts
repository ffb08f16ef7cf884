import { describe, expect, test } from 'vitest'
import { OTHER_WALLET } from '../../../../../test/harness/bankSamples.ts'
import { WALLET } from '../../../../../test/harness/cardSamples.ts'
import { listAccounts, readStatus, register } from '../../customer.test.helper.ts'
import { LIVE_KEY, refusal, startRig } from '../../rig.test.helper.ts'

const live = { key: LIVE_KEY, origin: 'https://shop.example' }
const secondKey = 'svc_public_sandbox_second'
const keys = [
  { key: 'svc_public_sandbox_demo', origins: [] },
  { key: secondKey, origins: [] },
]

test('a registered wallet is a customer of whom nothing was asked yet', async () => {
  const rig = startRig()
  const registered = await register(rig)
  expect(registered.status).toBe(200)
  const customer = {
    wallet: WALLET,
    status: 'not_started',
    has_accepted_terms_of_service: false,
  }
  expect(await registered.json()).toEqual(customer)
  expect(await (await readStatus(rig)).json()).toEqual(customer)
  expect(rig.service.state().customers).toEqual([
    expect.objectContaining({
      ...customer,
      publishable_key: 'svc_public_sandbox_demo',
      country: 'DE',
      trail: [{ status: 'not_started', at: '2026-11-20T12:00:00.000Z' }],
      accounts: [],
    }),
  ])
})

describe('a wallet', () => {
  test('is registered once, whatever its case and with whatever else', async () => {
    const rig = startRig()
    await register(rig)
    for (const wallet of [WALLET, WALLET.toLowerCase()]) {
      const again = register(rig, { wallet, email: 'other@example.com', country: 'FR' })
      expect(await refusal(again)).toMatchObject({ status: 409, code: 'already_registered' })
    }
    expect(await refusal(register(rig))).toMatchObject({ code: 'already_registered' })
    expect(rig.service.state().customers).toHaveLength(1)
  })

  test('that is not registered has no status and no pages, and an empty list', async () => {
    const rig = startRig()
    const body = { wallet: WALLET }
    for (const answer of [
      readStatus(rig),
      rig.ask('POST', '/v1/virtual-accounts/terms-of-service', { body }),
      rig.ask('POST', '/v1/virtual-accounts/identity-verification', { body }),
    ]) {
      expect(await refusal(answer)).toMatchObject({ status: 404, code: 'customer_not_registered' })
    }
    expect(await (await listAccounts(rig)).json()).toEqual({ count: 0, data: [] })
  })
})

describe('an e-mail address', () => {
  test('belongs to one customer, whatever its case', async () => {
    const rig = startRig()
    await register(rig)
    const taken = register(rig, { wallet: OTHER_WALLET, email: 'Ada@Example.com' })
    expect(await refusal(taken)).toMatchObject({
      status: 400,
      code: 'email_already_in_use',
      message: expect.stringMatching(/^email: /),
    })
    expect((await refusal(readStatus(rig, OTHER_WALLET))).status).toBe(404)
  })

  test('of a customer of another key is taken as well; of the other environment it is not', async () => {
    const rig = startRig({ keys: [...keys, { key: LIVE_KEY, origins: [live.origin] }] })
    await register(rig)
    const second = register(rig, { wallet: OTHER_WALLET }, { key: secondKey })
    expect(await refusal(second)).toMatchObject({ code: 'email_already_in_use' })
    expect((await register(rig, {}, live)).status).toBe(200)
  })

  test('goes by the name it was given', async () => {
    const rig = startRig({ fieldNames: { email: 'email_address' } })
    expect((await refusal(register(rig))).message).toBe('email_address: is required')
    const named = { email: undefined, email_address: 'ada@example.com' }
    expect((await register(rig, named)).status).toBe(200)
  })
})

test.each([
  [{ wallet: '0x1' }, 'wallet: must be 0x followed by 40 hexadecimal digits'],
  [{ country: 'de' }, 'country: must be two uppercase letters, such as "US"'],
  [{ email: 'ada' }, 'email: must be like "name@example.com", in at most 254 characters'],
  [{ email: undefined }, 'email: is required'],
])('a registration with %j is refused', async (changes, message) => {
  const rig = startRig()
  expect(await refusal(register(rig, changes))).toEqual({
    status: 400,
    code: 'validation_error',
    message,
  })
  expect(rig.service.state().customers).toEqual([])
})

describe('customers are seen by nobody else', () => {
  test.each([
    ['another key of the environment', { key: secondKey }],
    ['a key of the other environment', live],
  ])('not by %s', async (_who, other) => {
    const rig = startRig({ keys: [...keys, { key: LIVE_KEY, origins: [live.origin] }] })
    await register(rig)
    rig.service.customerStatus(WALLET, 'active')
    expect(await refusal(readStatus(rig, WALLET, other))).toMatchObject({ status: 404 })
    expect(await (await listAccounts(rig, WALLET, other)).json()).toEqual({ count: 0, data: [] })
    const own = await register(rig, { email: 'second@example.com' }, other)
    expect(await own.json()).toMatchObject({ status: 'not_started' })
    expect(await (await readStatus(rig)).json()).toMatchObject({ status: 'active' })
  })
})

test("a customer's hosted pages have one address each, wherever the service is found", async () => {
  const { ask, service } = startRig()
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
  const sessions = [customer?.terms_url, customer?.identity_url].map((url) => url?.split('=')[1])
  expect(new Set(sessions).size).toBe(2)
})
