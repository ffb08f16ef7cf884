import { ORDER_ID, order, purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import {
  errorResponse,
  json,
  scriptNetwork,
  type Turn,
} from '@onramp-kit/test-tools/scriptedNetwork'
import { secretsIn } from '@onramp-kit/test-tools/secrets/secretsIn'
import { createTestClient, type TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { uncaught } from '@onramp-kit/test-tools/uncaught'
import { expect, onTestFinished, test, vi } from 'vitest'

const opened = { order_id: ORDER_ID, url: 'https://pay.example/1' }
const read = { id: ORDER_ID, wallet: WALLET }

/** A client that records the events of its hooks. */
function record(turns: readonly Turn[], options: TestClientOptions = {}) {
  const events: [hook: string, event: object][] = []
  const network = scriptNetwork(...turns)
  const world = createTestClient({
    fetch: network.fetch,
    onRequest: (event) => events.push(['request', event]),
    onResponse: (event) => events.push(['response', event]),
    onRetry: (event) => events.push(['retry', event]),
    ...options,
  })
  return { ...world, network, events }
}

test('the hooks report each attempt of a read, its end, and the wait for the next one', async () => {
  const turns = [errorResponse(503, 'busy'), 'dropped', json(order('payment_pending'))] as const
  const { client, clock, events } = record(turns)
  const done = client.card.orders.get(read)
  await clock.advance(10_000)
  await done
  const event = { operation: 'card.orders.get', method: 'GET', path: '/v1/card/orders/{id}' }
  const none = { code: undefined, requestId: undefined, status: undefined, duration: 0 }
  expect(events).toEqual([
    ['request', { ...event, attempt: 1, attemptId: 1 }],
    ['response', { ...event, attempt: 1, attemptId: 1, ...none, status: 503, code: 'busy' }],
    ['retry', { ...event, attempt: 1, attemptId: 1, status: 503, code: 'busy', delay: 375 }],
    ['request', { ...event, attempt: 2, attemptId: 2 }],
    ['response', { ...event, attempt: 2, attemptId: 2, ...none, code: 'network_error' }],
    [
      'retry',
      { ...event, attempt: 2, attemptId: 2, status: undefined, code: 'network_error', delay: 750 },
    ],
    ['request', { ...event, attempt: 3, attemptId: 3 }],
    ['response', { ...event, attempt: 3, attemptId: 3, ...none, status: 200 }],
  ])
})

test('the hooks report how long an attempt took that got no response', async () => {
  const { client, clock, events } = record(['silent'], { timeout: 5_000 })
  const done = client.card.checkout(purchase).catch(() => {})
  await clock.advance(5_000)
  await done
  expect(events.at(-1)).toMatchObject(['response', { code: 'timeout', duration: 5_000 }])
})

test('the hooks report an aborted request', async () => {
  const { client, events } = record(['silent'])
  const controller = new AbortController()
  const done = client.card.orders.get(read, { signal: controller.signal }).catch(() => {})
  await expect.poll(() => events.length).toBeGreaterThan(0)
  controller.abort()
  await done
  expect(events.at(-1)).toMatchObject(['response', { code: 'aborted' }])
})

test('the hooks do not report a request that Retry-After holds back, nor its retry', async () => {
  const limited = errorResponse(429, 'rate_limited', { 'retry-after': '9' })
  const { client, events } = record([limited])
  await client.card.checkout(purchase).catch(() => {})
  await client.card.checkout(purchase).catch(() => {})
  expect(events.map(([hook]) => hook)).toEqual(['request', 'response'])
  const read429 = record([limited, json(order('payment_pending'))])
  const first = read429.client.card.orders.get(read)
  await expect.poll(() => read429.events.length).toBe(3)
  const second = read429.client.card.orders.get(read)
  await read429.clock.advance(60_000)
  await Promise.all([first, second])
  const retries = read429.events.filter(([hook]) => hook === 'retry')
  expect(retries.map(([, event]) => event)).toMatchObject([{ attemptId: 1 }])
})

test('the hooks receive no key, wallet, order id or body', async () => {
  const leaky = errorResponse(400, `bad ${WALLET}`, { 'x-request-id': `req-${WALLET}` })
  const { client, events } = record([json(order('payment_pending')), leaky])
  await client.card.orders.get(read)
  await client.card.checkout(purchase).catch(() => {})
  const text = JSON.stringify(events)
  expect(secretsIn(text)).toEqual([])
  expect(text).not.toContain(ORDER_ID)
  expect(text).toContain('req-[redacted]')
})

test('a hook that throws changes no request, and its error is printed once each in Node', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  const error = new Error('tracing is down')
  const fail = () => {
    throw error
  }
  const hooks = { onRequest: fail, onResponse: fail, onRetry: fail, headers: fail }
  const { client, clock, network } = record(['dropped', json(order('payment_pending'))], hooks)
  const done = client.card.orders.get(read)
  await clock.advance(10_000)
  expect(await done).toMatchObject({ id: ORDER_ID })
  expect(network.requests).toHaveLength(2)
  // Two attempts with three hooks each, and a retry.
  expect(print.mock.calls).toEqual(Array.from({ length: 7 }, () => [error]))
})

test('a hook that throws is reported in a page', async () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('document', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const error = new Error('tracing is down')
  const { client } = record([json(opened)], {
    onRequest: () => {
      throw error
    },
  })
  expect(await client.card.checkout(purchase)).toMatchObject(opened)
  expect(report.mock.calls).toEqual([[error]])
})

test('a function returns the headers of each attempt, but cannot replace the key', async () => {
  const headers = ({ operation, attempt }: { operation: string; attempt: number }) => ({
    traceparent: `${operation} ${attempt}`,
    'x-svc-publishable-key': 'another',
  })
  const { client, clock, network } = record(['dropped', json(order('payment_pending'))], {
    headers,
  })
  const done = client.card.orders.get(read)
  await clock.advance(10_000)
  await done
  const sent = network.requests.map(({ headers: all }) => [
    all.get('traceparent'),
    all.get('x-svc-publishable-key'),
  ])
  expect(sent).toEqual([
    ['card.orders.get 1', 'svc_public_sandbox_demo'],
    ['card.orders.get 2', 'svc_public_sandbox_demo'],
  ])
})

test.each(['onRequest', 'onResponse', 'onRetry', 'headers'] as const)(
  'an async %s that rejects is reported, and ends neither the call nor the process',
  async (hook) => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const rejected = (() => Promise.reject(new Error('of the merchant'))) as () => never
    const { client, clock } = record(['dropped', json(order('payment_pending'))], {
      [hook]: rejected,
    })
    const unhandled = await uncaught(async () => {
      const done = client.card.orders.get(read).catch(() => {})
      await clock.advance(10_000)
      await done
    })
    expect(unhandled).toEqual([])
    expect(report.mock.calls[0]).toMatchObject([{ message: 'of the merchant' }])
  },
)
