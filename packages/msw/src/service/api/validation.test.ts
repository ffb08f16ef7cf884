import { OTHER_WALLET } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { describe, expect, test } from 'vitest'
import { errorOf, purchase, startHarness } from '../../harness.test.helper.ts'

const wrong = {
  amount: ['', '1,5', '-1', '1e3', '.5', '1.', '1234567890123', '1.123456789', 100, null],
  currency: ['usd', 'CHF', 1, null],
  country: ['us', 'USA', 'U', '', 1, null],
  payment_method: ['c', 'Card', 'apple pay', 'x'.repeat(33), 1, null],
  trade_type: ['exact_input', 'EXACT', null],
  wallet: ['0x', WALLET.slice(2), `${WALLET}0`, '0xg'.padEnd(42, '0'), 1, null],
  chain: [2, '8453', 1.5, null],
  token: ['usdc', 'DAI', null],
} as const

describe.each(['/v1/card/checkout', '/v1/card/quote'])('POST %s', (path) => {
  const cases = Object.entries(wrong).flatMap(([field, values]) =>
    values.map((value) => [field, value] as const),
  )

  test.each(cases)('rejects %s %j and names the field', async (field, value) => {
    const { ask } = startHarness()
    const body = { ...purchase, [field]: value }
    const { status, code, message } = await errorOf(ask('POST', path, { body }))
    expect({ status, code }).toEqual({ status: 400, code: 'validation_error' })
    expect(message).toMatch(new RegExp(`^${field}: must `))
  })

  test.each(Object.keys(wrong))('names a missing %s, if the route requires it', async (field) => {
    const { ask } = startHarness()
    const response = await ask('POST', path, { body: { ...purchase, [field]: undefined } })
    if (path.endsWith('quote') && field === 'wallet') expect(response.status).toBe(200)
    else expect((await errorOf(response)).message).toBe(`${field}: is required`)
  })

  test.each([
    ['broken JSON', '{"amount":'],
    ['an array', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['endless nesting', '['.repeat(60_000)],
  ])('rejects %s', async (_what, body) => {
    const { ask } = startHarness()
    const { status, code } = await errorOf(ask('POST', path, { body }))
    expect({ status, code }).toEqual({ status: 400, code: 'validation_error' })
  })

  test('ignores unknown fields, `__proto__` among them', async () => {
    const { ask } = startHarness()
    const body = `{"__proto__":{"polluted":1},"constructor":1,${JSON.stringify(purchase).slice(1)}`
    expect((await ask('POST', path, { body })).status).toBe(200)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test("reads no field from a body's prototype", async () => {
    const { ask } = startHarness()
    const body = `{"__proto__":${JSON.stringify(purchase)}}`
    expect((await errorOf(ask('POST', path, { body }))).code).toBe('validation_error')
  })
})

test('names every invalid field at once', async () => {
  const { checkout } = startHarness()
  expect((await errorOf(checkout({ amount: 'x', chain: 5, token: undefined }))).message).toBe(
    'amount: must be decimal text such as "19.99": at most 12 digits, then at most 8 decimal places; ' +
      'chain: must be one of 1, 8453, 999, 1337, 4326, 143, 137, 42161; token: is required',
  )
})

test.each([
  ['not-a-uuid', WALLET, 'id: must be a UUID'],
  ['00000000-0000-9000-8000-000000000000', WALLET, 'id: must be a UUID'],
  ['%zz', WALLET, 'id: must be a UUID'],
  ['00000000-0000-0000-0000-000000000000', '0x1', /^wallet: must be 0x/],
])('rejects the read of order %s of wallet %s', async (id, wallet, message) => {
  const { ask } = startHarness()
  const answer = await errorOf(ask('GET', `/v1/card/orders/${id}?wallet=${wallet}`))
  expect(answer).toMatchObject({ status: 400, code: 'validation_error' })
  expect(answer.message).toMatch(message)
})

test('rejects the read of an order without a wallet', async () => {
  const { ask } = startHarness()
  const path = '/v1/card/orders/00000000-0000-0000-0000-000000000000'
  expect((await errorOf(ask('GET', path))).message).toBe('wallet: is required')
})

test('rejects a repeated query parameter and names it', async () => {
  const { ask } = startHarness()
  const path = `/v1/card/orders/00000000-0000-0000-0000-000000000000?wallet=${WALLET}`
  expect(await errorOf(ask('GET', `${path}&wallet=${OTHER_WALLET}`))).toEqual({
    status: 400,
    code: 'validation_error',
    message: 'wallet: must be given once',
  })
})

test.each([
  [
    'EXACT_INPUT',
    '10.001',
    'amount: must have at most 2 decimal places, because EXACT_INPUT is an amount of USD',
  ],
  [
    'EXACT_OUTPUT',
    '10.0000001',
    'amount: must have at most 6 decimal places, because EXACT_OUTPUT is an amount of USDC',
  ],
])('rejects an %s of %s, which it would have to round', async (trade_type, amount, message) => {
  const { checkout, quote, service } = startHarness()
  for (const answer of [checkout({ trade_type, amount }), quote({ trade_type, amount })]) {
    expect(await errorOf(answer)).toEqual({ status: 400, code: 'validation_error', message })
  }
  expect(service.state().orders).toEqual([])
})

test('accepts trailing zeros of an amount, and keeps its value', async () => {
  const { checkout, quote, service } = startHarness()
  expect((await checkout({ amount: '10.01000000' })).status).toBe(200)
  expect(service.state().orders[0]?.source.amount).toBe('10.01')
  const target = await quote({ amount: '10.50000000', trade_type: 'EXACT_OUTPUT' })
  expect(await target.json()).toMatchObject({ destination: { amount: '10.500000' } })
})

test('rejects a payment method that the country does not have', async () => {
  const { checkout, quote } = startHarness()
  expect((await checkout({ payment_method: 'cash-app' })).status).toBe(200)
  for (const [payment_method, country, slugs] of [
    ['cash-app', 'GB', 'card, apple-pay, google-pay'],
    ['sepa', 'US', 'card, apple-pay, google-pay, cash-app'],
  ]) {
    for (const answer of [
      checkout({ payment_method, country }),
      quote({ payment_method, country }),
    ]) {
      expect(await errorOf(answer)).toEqual({
        status: 400,
        code: 'validation_error',
        message: `payment_method: must be one of ${slugs}, which are offered in ${country}`,
      })
    }
  }
})

test('offers the payment methods of the options', async () => {
  const { checkout } = startHarness({ paymentMethods: [{ slug: 'sepa', onlyIn: ['DE'] }] })
  expect((await checkout({ payment_method: 'sepa', country: 'DE' })).status).toBe(200)
  expect((await errorOf(checkout())).message).toBe('payment_method: none is offered in US')
})

test('rejects a country outside the markets', async () => {
  const { checkout, quote } = startHarness({ markets: ['GB'] })
  expect((await checkout({ country: 'GB' })).status).toBe(200)
  for (const answer of [checkout(), quote()]) {
    expect(await errorOf(answer)).toEqual({
      status: 400,
      code: 'validation_error',
      message: 'country: US is not a market of the card rail',
    })
  }
})

test('reads a renamed field by its new name only, and uses it in errors', async () => {
  const { ask, checkout } = startHarness({ fieldNames: { currency: 'fiat_currency' } })
  const { currency, ...rest } = purchase
  const renamed = { ...rest, fiat_currency: currency }
  expect((await ask('POST', '/v1/card/checkout', { body: renamed })).status).toBe(200)
  expect((await errorOf(checkout())).message).toBe('fiat_currency: is required')
})

test('accepts two field names that swap places', async () => {
  const { ask } = startHarness({ fieldNames: { currency: 'token', token: 'currency' } })
  const body = { ...purchase, token: 'USD', currency: 'USDC', wallet: OTHER_WALLET }
  expect((await ask('POST', '/v1/card/checkout', { body })).status).toBe(200)
})
