import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createHandlers, createService } from '@onramp-kit/msw'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { createTransport, getCurrentScope, getIsolationScope } from '@sentry/core'
import { ServerRuntimeClient } from '@sentry/core/server'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { TracedPurchases } from './observability/traceTwoPurchases.ts'

const service = createService()
const server = setupServer(...createHandlers(service, { baseUrl: 'http://127.0.0.1:4010' }))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => service.reset())
afterAll(() => server.close())

/** Of `SpanStatusCode`. */
const SPAN_STATUS_UNSET = 0
const SPAN_STATUS_ERROR = 2

test.each(['log.ts', 'openTelemetry.ts', 'sentry.ts'])(
  'guides/observability.md shows the tested %s',
  (name) => {
    const shown = readFileSync('site/src/content/docs/guides/observability.md', 'utf8')
    expect(shown).toContain(readFileSync(`test/docs/observability/${name}`, 'utf8').trim())
  },
)

test('the recipe for the console logs each attempt', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const { onramp } = await import('./observability/log.ts')
  await onramp.card.checkout(purchase)
  expect(info.mock.calls).toEqual([['onramp', expect.stringContaining('"status":200')]])
  info.mockRestore()
})

test('the recipe for OpenTelemetry sends a span for each attempt, with its traceparent', async () => {
  // In plain Node, because the modules of OpenTelemetry for bundlers import without extensions.
  const script = fileURLToPath(new URL('observability/traceTwoPurchases.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=@onramp-kit/source',
    script,
  ])
  const { spans, traceparents } = JSON.parse(stdout) as TracedPurchases
  expect(spans).toMatchObject([
    {
      name: 'card.checkout',
      attributes: { 'url.template': '/v1/card/checkout', 'http.response.status_code': 200 },
      status: { code: SPAN_STATUS_UNSET },
    },
    {
      attributes: { 'http.response.status_code': 400 },
      status: { code: SPAN_STATUS_ERROR, message: 'validation_error' },
    },
  ])
  expect(traceparents).toEqual(spans.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`))
})

test('the recipe for Sentry adds a breadcrumb for each attempt', async () => {
  const { onramp } = await import('./observability/sentry.ts')
  getCurrentScope().setClient(silentSentry())
  onTestFinished(() => {
    getCurrentScope().setClient(undefined)
    getIsolationScope().clearBreadcrumbs()
  })
  await onramp.fx.rates()
  const { breadcrumbs } = getIsolationScope().getScopeData()
  expect(breadcrumbs).toMatchObject([
    { category: 'onramp', message: 'fx.rates', level: 'info', data: { status: 200, attempt: 1 } },
  ])
})

test.each([
  ['browser', { method: 'GET', url: 'https://service.example/v1/card/orders/1?wallet=0x5290' }],
  ['server', { url: 'https://service.example/v1/card/orders/1', 'http.query': '?wallet=0x5290' }],
])("the recipe for Sentry removes the wallet from a %s's own breadcrumbs", async (_, data) => {
  const { beforeBreadcrumb } = await import('./observability/sentry.ts')
  const kept = beforeBreadcrumb({ category: 'fetch', data })
  expect(kept.data).toMatchObject({ url: 'https://service.example/v1/card/orders/1' })
  expect(JSON.stringify(kept)).not.toContain('0x5290')
})

/** A client of Sentry that sends nothing. */
function silentSentry() {
  const transport = () => createTransport({ recordDroppedEvent() {} }, async () => ({}))
  return new ServerRuntimeClient({ integrations: [], stackParser: () => [], transport })
}
