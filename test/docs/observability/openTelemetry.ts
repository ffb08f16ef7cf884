import { createOnrampClient } from '@onramp-kit/core'
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

const tracer = trace.getTracer('onramp')
const spans = new Map<number, Span>()

export const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
  onRequest({ attemptId, operation, method, path, attempt }) {
    const attributes = {
      'http.request.method': method,
      'http.request.resend_count': attempt - 1,
      'url.template': path,
    }
    spans.set(attemptId, tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }))
  },
  // For a server, or a service whose CORS policy allows `traceparent`. Otherwise leave it out.
  headers({ attemptId }) {
    const headers: Record<string, string> = {}
    const span = spans.get(attemptId)
    if (span) propagation.inject(trace.setSpan(context.active(), span), headers)
    return headers
  },
  onResponse({ attemptId, status, code }) {
    const span = spans.get(attemptId)
    spans.delete(attemptId)
    if (status) span?.setAttribute('http.response.status_code', status)
    if (code && code !== 'aborted') span?.setStatus({ code: SpanStatusCode.ERROR, message: code })
    span?.end()
  },
})
