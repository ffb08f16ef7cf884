import { inspect } from 'node:util'
import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, html, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient, type TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { expect, test } from 'vitest'

const opened = { order_id: ORDER_ID, url: 'https://pay.example/1' }
const limited = errorResponse(429, 'rate_limited', { 'retry-after': '9' })

function setUp(first: Response, options: TestClientOptions = {}) {
  const network = scriptNetwork(first, json(opened))
  return { network, ...createTestClient({ fetch: network.fetch, ...options }) }
}

test('a purchase before Retry-After has elapsed rejects with the remaining seconds, without being sent', async () => {
  const { client, clock, network } = setUp(limited)
  const rateLimited = { code: 'rate_limited', status: 429, outcome: 'none' }
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({
    ...rateLimited,
    retryAfter: 9,
  })
  await clock.advance(5_500)
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({
    ...rateLimited,
    retryAfter: 4,
  })
  expect(network.requests).toHaveLength(1)
  await clock.advance(3_500)
  expect(await client.card.checkout(purchase)).toMatchObject(opened)
})

test('a purchase before Retry-After has elapsed has no effect, whatever the last outcome was', async () => {
  const broken = html(503)
  broken.headers.set('retry-after', '9')
  const { client, network } = setUp(broken)
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({ outcome: 'unknown' })
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({ outcome: 'none' })
  expect(network.requests).toHaveLength(1)
})

test('of requests that overlap, the longest wait counts', async () => {
  const turns = [errorResponse(429, 'rate_limited', { 'retry-after': '600' }), html(503)]
  turns[1]?.headers.set('retry-after', '1')
  const network = scriptNetwork(...turns, json(opened))
  const { client, clock } = createTestClient({ fetch: network.fetch })
  const overlapping = [client.card.checkout(purchase), client.card.checkout(purchase)]
  await Promise.allSettled(overlapping)
  await clock.advance(2_000)
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({ retryAfter: 598 })
  expect(network.requests).toHaveLength(2)
})

test('the wait counts from the arrival of the response', async () => {
  const { client, clock } = setUp(limited)
  await clock.advance(60_000)
  await client.card.checkout(purchase).catch(() => {})
  await clock.advance(8_000)
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({ retryAfter: 1 })
})

test.each([
  [500, 1],
  [400, 2],
])('after a %i with Retry-After a second purchase makes %i requests', async (status, requests) => {
  const { client, network } = setUp(errorResponse(status, 'boom', { 'retry-after': '9' }))
  await client.card.checkout(purchase).catch(() => {})
  await client.card.checkout(purchase).catch(() => {})
  expect(network.requests).toHaveLength(requests)
})

test('an error says that Retry-After has not elapsed, in place of what the service said', async () => {
  const print = (error: unknown) => inspect(error).split('\n')[0]
  const broken = html(503)
  broken.headers.set('retry-after', '9')
  for (const response of [limited, broken]) {
    const { client, clock } = setUp(response)
    await client.card.checkout(purchase).catch(() => {})
    await clock.advance(2_000)
    const error: unknown = await client.card.checkout(purchase).catch(print)
    expect(error).toMatch(
      /^(Api|Contract)Error: Retry-After has not elapsed: card\.checkout can be sent again in 7 s\. See https/,
    )
  }
})

test('a new watch waits for the Retry-After of the last one', async () => {
  const network = scriptNetwork(limited, json(order('order_broadcasted')))
  const { client, clock } = createTestClient({ fetch: network.fetch })
  const watch = () => client.card.orders.settled({ id: ORDER_ID, wallet: WALLET }).catch(() => {})
  void watch()
  await clock.advance(1_000)
  const again = watch()
  await clock.advance(7_900)
  expect(network.requests).toHaveLength(1)
  await clock.advance(200)
  expect(await again).toMatchObject({ status: 'order_broadcasted' })
})

test('another operation is sent', async () => {
  const { client, network } = setUp(limited)
  await client.card.checkout(purchase).catch(() => {})
  void client.rail.config().catch(() => {})
  await expect.poll(() => network.requests.length).toBe(2)
})

test.each([
  ['back', -3_600_000],
  ['back a little', -4_000],
  ['ahead', 3_600_000],
])('a clock that is set %s does not change the wait', async (_, by) => {
  const clock = createVirtualClock()
  let skew = 0
  const set = { ...clock, now: () => clock.now() + skew }
  const { client, network } = setUp(limited, { clock: set })
  await client.card.checkout(purchase).catch(() => {})
  skew = by
  await clock.advance(8_000)
  await expect(client.card.checkout(purchase)).rejects.toMatchObject({ retryAfter: 1 })
  expect(network.requests).toHaveLength(1)
  await clock.advance(1_000)
  expect(await client.card.checkout(purchase)).toMatchObject(opened)
})
