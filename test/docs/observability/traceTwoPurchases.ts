// Buys twice with the recipe for OpenTelemetry, once in vain, and prints the spans and the `traceparent` headers as JSON.
import { createHandlers, createService } from '@onramp-kit/msw'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { propagation, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { setupServer } from 'msw/node'

const exporter = new InMemorySpanExporter()
const spanProcessors = [new SimpleSpanProcessor(exporter)]
trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors }))
propagation.setGlobalPropagator(new W3CTraceContextPropagator())

const server = setupServer(...createHandlers(createService(), { baseUrl: 'http://127.0.0.1:4010' }))
const traceparents: (string | null)[] = []
server.events.on('request:start', ({ request }) => {
  traceparents.push(request.headers.get('traceparent'))
})
server.listen({ onUnhandledFrame: 'error' })

const { onramp } = await import('./openTelemetry.ts')
await onramp.card.checkout(purchase)
await onramp.card.checkout({ ...purchase, amount: '0.01' }).catch(() => {})
const spans = exporter.getFinishedSpans().map((span) => {
  const { name, attributes, status } = span
  return { name, attributes, status, ...span.spanContext() }
})
server.close()

const traced = { spans, traceparents }
export type TracedPurchases = typeof traced
console.log(JSON.stringify(traced))
