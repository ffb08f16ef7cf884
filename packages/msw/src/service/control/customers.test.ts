import { customerStatuses, type KnownCustomerStatus } from '@onramp-kit/core/contract'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import { register } from '../../customer.test.helper.ts'
import { errorOf, START, startHarness } from '../../harness.test.helper.ts'

const statuses = Object.keys(customerStatuses) as KnownCustomerStatus[]
const path = `/_simulator/customers/${WALLET}/status`

test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  'the control moves a customer from %s to %s, but not back to not_started',
  async (from, to) => {
    const harness = startHarness()
    await register(harness)
    harness.service.customerStatus(WALLET, from)
    // Every status except the first.
    expect(harness.service.customerStatus(WALLET, to).status).toBe(to === 'not_started' ? from : to)
  },
)

test('the status history holds each status with its time', async () => {
  const harness = startHarness()
  await register(harness)
  for (const status of ['under_review', 'under_review', 'active', 'not_started'] as const) {
    harness.service.advance(1000)
    harness.service.customerStatus(WALLET, status)
  }
  expect(harness.service.state().customers[0]?.status_history).toEqual(
    [
      ['not_started', 0],
      ['under_review', 1000],
      ['active', 3000],
    ].map(([status, ms]) => ({ status, at: new Date(START + Number(ms)).toISOString() })),
  )
})

test('a customer set to under_review stays there until the next control', async () => {
  const harness = startHarness()
  await register(harness)
  harness.service.customerStatus(WALLET, 'under_review')
  harness.service.advance(86_400_000)
  expect(harness.service.state().customers[0]?.status).toBe('under_review')
})

describe('over HTTP', () => {
  test('the control returns the customer with accounts', async () => {
    const harness = startHarness()
    await register(harness)
    const body = { status: 'active' }
    const response = await harness.ask('POST', path.toLowerCase(), { key: null, body })
    expect(await response.json()).toEqual(harness.service.state().customers[0])
    expect(harness.service.state().customers[0]).toMatchObject({
      status: 'active',
      accounts: [{ currency: 'USD' }, { currency: 'GBP' }, { currency: 'EUR' }],
    })
  })

  test('an unknown status gets a 400, an unknown wallet a 404', async () => {
    const harness = startHarness()
    const send = (status: unknown) =>
      errorOf(harness.ask('POST', path, { key: null, body: { status } }))
    expect(await send('active')).toMatchObject({ status: 404, code: 'customer_not_registered' })
    await register(harness)
    for (const status of ['approved', '', null, 1, ['active'], 'toString']) {
      expect(await send(status)).toMatchObject({
        status: 400,
        code: 'validation_error',
        message: expect.stringMatching(/^status: must be one of not_started, /),
      })
    }
  })
})

test('a wallet that several keys have registered needs the key', async () => {
  const other = 'svc_public_sandbox_other'
  const harness = startHarness({
    keys: [
      { key: 'svc_public_sandbox_demo', origins: [] },
      { key: other, origins: [] },
    ],
  })
  await register(harness)
  await register(harness, { email: 'other@example.com' }, { key: other })
  expect(() => harness.service.customerStatus(WALLET, 'active')).toThrow(/^publishable_key: /)
  const send = (key: unknown) =>
    harness.ask('POST', path, { key: null, body: { status: 'active', publishable_key: key } })
  for (const key of ['svc_public_sandbox_none', 7]) {
    expect(await errorOf(send(key))).toMatchObject({ status: 404 })
  }
  expect(await (await send(other)).json()).toMatchObject({ publishable_key: other })
  expect(harness.service.state().customers.map(({ status }) => status)).toEqual([
    'not_started',
    'active',
  ])
})
