import { type CardCheckoutInput, isInputError, paymentMethodsFor } from '@onramp-kit/core'
import type { ServiceOptions } from '@onramp-kit/msw'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { errorOf, openWorld, statusAndCode } from '../interfaceWorld.ts'
import { errorResponsesOf } from './errorResponsesOf.ts'
import { rule } from './rule.ts'

/** Asserts that both the client, before the network, and the service accept some values of a field and reject others. */
async function holds(
  field: keyof CardCheckoutInput,
  { accepts, rejects }: { accepts: readonly unknown[]; rejects: readonly unknown[] },
  options: ServiceOptions = {},
) {
  for (const value of accepts) {
    const { client, checkouts } = openWorld(options)
    await client.card.checkout({ ...purchase, [field]: value })
    expect([value, checkouts()]).toEqual([value, 1])
  }
  for (const value of [...rejects, undefined, null, {}]) {
    const { client, ask, checkouts } = openWorld(options)
    const body = { ...purchase, [field]: value }
    const error = await errorOf(client.card.checkout(body))
    expect([value, isInputError(error) && error.fields[0]?.field]).toEqual([value, field])
    expect(checkouts()).toBe(0)
    expect([value, statusAndCode(await ask('POST', '/v1/card/checkout', { body }))]).toEqual([
      value,
      '400 validation_error',
    ])
  }
}

const amounts = {
  accepts: ['50', '007', '19.99', '123456789012'],
  rejects: ['', '.5', '5.', '1,5', '-1', '1e3', '1234567890123', '1.123456789', ' 5', 50],
}

rule('checkout.amount', () => holds('amount', amounts))

rule('limits.amount', async () => {
  await holds('amount', amounts)
  const { client, checkouts } = openWorld()
  const target = {
    ...purchase,
    trade_type: 'EXACT_OUTPUT',
    amount: '123456789012.12345600',
  } as const
  await client.card.checkout(target)
  expect(checkouts()).toBe(1)
})

const countries = { accepts: ['US', 'DE', 'ZZ'], rejects: ['us', 'USA', 'U', '', 'U1', 'ÄÖ', 840] }

rule('checkout.country', () => holds('country', countries))

rule('limits.country', async () => {
  await holds('country', countries)
  const { ask } = openWorld({ markets: ['US', 'DE'] })
  const abroad = { ...purchase, country: 'FR' }
  expect(statusAndCode(await ask('POST', '/v1/card/checkout', { body: abroad }))).toBe(
    '400 validation_error',
  )
})

rule('checkout.payment_method', async () => {
  const slugs = ['ab', 'card', 'a'.repeat(32), '0-9']
  const paymentMethods = slugs.map((slug) => ({ slug }))
  await holds(
    'payment_method',
    { accepts: slugs, rejects: ['a', 'a'.repeat(33), 'Card', 'apple_pay', 'a b', ''] },
    { paymentMethods },
  )
})

rule('checkout.wallet', () =>
  holds('wallet', {
    accepts: [purchase.wallet, purchase.wallet.toLowerCase()],
    rejects: ['0x1', purchase.wallet.slice(2), `${purchase.wallet}0`, 'vitalik.eth', ''],
  }),
)

rule('checkout.trade_type', () =>
  holds('trade_type', {
    accepts: ['EXACT_INPUT', 'EXACT_OUTPUT'],
    rejects: ['exact_input', 'EXACT', ''],
  }),
)

rule('checkout.currency', () =>
  holds('currency', { accepts: ['USD', 'GBP', 'EUR'], rejects: ['usd', 'CHF', ''] }),
)

rule('checkout.chain', () =>
  holds('chain', {
    accepts: [1, 8453, 999, 1337, 4326, 143, 137, 42161],
    rejects: [10, 0, -1, '8453', 8453.5],
  }),
)

rule('checkout.token', () =>
  holds('token', {
    accepts: ['USDC', 'USDm', 'AUSD', 'USDC.e'],
    rejects: ['usdc', 'USDT', 'USDM', ''],
  }),
)

rule('version.token', () =>
  holds('token', { accepts: ['USDC', 'USDC.e', 'USDm', 'AUSD'], rejects: ['', 'DAI'] }),
)

rule('checkout.fixed', async () => {
  const { client, service } = openWorld()
  const { url } = await client.card.checkout({ ...purchase, country: 'DE', currency: 'EUR' })
  const page = await (await service.handle(new Request(url))).text()
  expect(page).toContain('Pay €50.00')
  const names = [...page.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  for (const fixed of ['amount', 'currency', 'country', 'payment_method'])
    expect(names).not.toContain(fixed)
})

rule('checkout.errors', async () => {
  const errors = await errorResponsesOf('card.checkout')
  expect(new Set(errors.map((error) => error.slice(0, 3))).size).toBe(5)
})

const slugs = (country: string, rows?: Parameters<typeof paymentMethodsFor>[1]) =>
  paymentMethodsFor(country, rows).map(({ slug }) => slug)

rule('checkout.rows', () => {
  expect(slugs('US')).toEqual(['card', 'apple-pay', 'google-pay', 'cash-app'])
})

rule('checkout.wallets', async () => {
  const rows = [
    { slug: 'card' },
    { slug: 'apple-pay', notIn: ['IN'] },
    { slug: 'google-pay', notIn: ['IN'] },
  ]
  expect([slugs('IN', rows), slugs('DE', rows)]).toEqual([
    ['card'],
    ['card', 'apple-pay', 'google-pay'],
  ])
  const { ask } = openWorld({ paymentMethods: rows })
  const body = { ...purchase, country: 'IN', payment_method: 'apple-pay' }
  expect(statusAndCode(await ask('POST', '/v1/card/checkout', { body }))).toBe(
    '400 validation_error',
  )
})

rule('checkout.cash_app', async () => {
  expect(slugs('DE')).not.toContain('cash-app')
  const { ask } = openWorld()
  const body = { ...purchase, country: 'DE', payment_method: 'cash-app' }
  expect(statusAndCode(await ask('POST', '/v1/card/checkout', { body }))).toBe(
    '400 validation_error',
  )
  expect(
    (await ask('POST', '/v1/card/checkout', { body: { ...body, country: 'US' } })).status,
  ).toBe(200)
})

rule('quote.spend', async () => {
  const { client } = openWorld()
  const quote = await client.card.quote({ ...purchase, amount: '50', trade_type: 'EXACT_INPUT' })
  expect(quote.source).toEqual({ currency: 'USD', amount: '50.00' })
  expect(Number(quote.destination.amount)).toBeLessThan(50)
})

rule('quote.target', async () => {
  const { client } = openWorld()
  const quote = await client.card.quote({ ...purchase, amount: '50', trade_type: 'EXACT_OUTPUT' })
  expect(quote.destination.amount).toBe('50.000000')
  expect(Number(quote.source.amount)).toBeGreaterThan(50)
})

rule('read.errors', async () => {
  expect(await errorResponsesOf('card.orders.get')).toEqual([
    '400 publishable_key_missing',
    '400 validation_error',
    '401 invalid_publishable_key',
    '403 origin_not_allowed',
    '404 order_not_found',
    '429 rate_limited',
  ])
})
