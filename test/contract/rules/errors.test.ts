import { errorEnvelope, safeParse } from '@onramp-kit/core/contract'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { currentContract } from '../errors/currentContract.ts'
import { expectError } from '../errors/provoke.ts'
import { errorOf, LIVE_KEY, openWorld, SHOP } from '../interfaceWorld.ts'
import { rule } from './rule.ts'

rule('errors.envelope', () => {
  const error = { code: 'rate_limited', message: 'Too many requests.' }
  expect(safeParse(errorEnvelope, { error }).success).toBe(true)
  for (const broken of [
    {},
    { error: {} },
    { error: { code: 'x' } },
    { error: { message: 'x' } },
    error,
  ])
    expect(safeParse(errorEnvelope, broken).success).toBe(false)
})

rule('errors.400.publishable_key_missing', () =>
  expectError(currentContract, 'card.checkout', 'publishable_key_missing'),
)

rule('errors.400.validation_error', async () => {
  await expectError(currentContract, 'card.checkout', 'validation_error')
  const { client } = openWorld({ markets: ['DE'] })
  const error = await errorOf(client.card.checkout(purchase))
  expect(error).toMatchObject({ status: 400, code: 'validation_error', field: 'country' })
})

rule('errors.401.invalid_publishable_key', () =>
  expectError(currentContract, 'card.checkout', 'invalid_publishable_key'),
)

rule('errors.403.origin_not_allowed', async () => {
  await expectError(currentContract, 'card.checkout', 'origin_not_allowed')
  const allowed = openWorld({ originOf: () => SHOP }, { publishableKey: LIVE_KEY })
  expect(await errorOf(allowed.client.card.checkout(purchase))).toBe(undefined)
})

rule('errors.404.order_not_found', () =>
  expectError(currentContract, 'card.orders.get', 'order_not_found'),
)

rule('errors.429.rate_limited', () => expectError(currentContract, 'card.checkout', 'rate_limited'))

rule('limits.rate', async () => {
  const { client, clock } = openWorld({ rateLimit: { requests: 2, windowMs: 60_000 } })
  await client.card.checkout(purchase)
  await client.card.checkout(purchase)
  const error = await errorOf(client.card.checkout(purchase))
  expect(error).toMatchObject({
    status: 429,
    code: 'rate_limited',
    retryAfter: 60,
    outcome: 'none',
  })
  await clock.advance(60_000)
  expect(await errorOf(client.card.checkout(purchase))).toBe(undefined)
})
