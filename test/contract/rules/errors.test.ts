import { isApiError } from '@onramp-kit/core'
import { errorCodes, errorEnvelope, type KnownErrorCode } from '@onramp-kit/core/contract'
import { ORDER_ID, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { expect } from 'vitest'
import { errorOf, LIVE_KEY, openWorld, SHOP } from './interfaceWorld.ts'
import { rule } from './rule.ts'

/** The refusal as the client tells it, which must be what the service said. */
async function told(promise: Promise<unknown>, status: number, code: KnownErrorCode) {
  const error = await errorOf(promise)
  expect(isApiError(error, code)).toBe(true)
  expect(error).toMatchObject({ status, code })
  expect(errorCodes[code].status).toBe(status)
}

rule('errors.envelope', () => {
  const error = { code: 'rate_limited', message: 'Too many requests.' }
  expect(errorEnvelope.safeParse({ error }).success).toBe(true)
  for (const broken of [
    {},
    { error: {} },
    { error: { code: 'x' } },
    { error: { message: 'x' } },
    error,
  ])
    expect(errorEnvelope.safeParse(broken).success).toBe(false)
})

rule('errors.400.publishable_key_missing', async () => {
  const world = openWorld()
  // As by a proxy that strips what it does not know: the client itself never leaves it out.
  world.setFault((request) => {
    const stripped = new Request(request)
    stripped.headers.delete('x-svc-publishable-key')
    return world.service.handle(stripped)
  })
  await told(world.client.card.checkout(purchase), 400, 'publishable_key_missing')
})

rule('errors.400.validation_error', async () => {
  const { client } = openWorld({ markets: ['DE'] })
  await told(client.card.checkout(purchase), 400, 'validation_error')
})

rule('errors.401.invalid_publishable_key', async () => {
  const { client } = openWorld({}, { publishableKey: 'svc_public_sandbox_nobody' })
  await told(client.card.checkout(purchase), 401, 'invalid_publishable_key')
})

rule('errors.403.origin_not_allowed', async () => {
  const { client } = openWorld(
    { originOf: () => 'https://elsewhere.example' },
    { publishableKey: LIVE_KEY },
  )
  await told(client.card.checkout(purchase), 403, 'origin_not_allowed')
  const allowed = openWorld({ originOf: () => SHOP }, { publishableKey: LIVE_KEY })
  expect(await errorOf(allowed.client.card.checkout(purchase))).toBe(undefined)
})

rule('errors.404.order_not_found', async () => {
  const { client } = openWorld()
  await told(client.card.orders.get({ id: ORDER_ID, wallet: WALLET }), 404, 'order_not_found')
})

rule('errors.429.rate_limited', async () => {
  const { client } = openWorld({ rateLimit: { requests: 1, windowMs: 60_000 } })
  await client.card.checkout(purchase)
  await told(client.card.checkout(purchase), 429, 'rate_limited')
})

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
