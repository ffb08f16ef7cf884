import {
  type ErrorEnvelope,
  errorEnvelope,
  PUBLISHABLE_KEY_HEADER,
  parse,
  type Schema,
} from '@onramp-kit/core/contract'
import type { ServiceError } from './serviceError.ts'

const encoder = new TextEncoder()

/** Builds a JSON response that no cache stores. */
export function jsonResponse(
  body: unknown,
  {
    status = 200,
    headers = {},
  }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response {
  const bytes = encoder.encode(JSON.stringify(body))
  return new Response(bytes, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(bytes.byteLength),
      'Cache-Control': 'no-store',
      ...headers,
    },
  })
}

/** Builds an error response: the error envelope with the error's status and headers. */
export function errorResponse({
  code,
  message,
  status,
  headers,
}: Pick<ServiceError, 'code' | 'message' | 'status' | 'headers'>): Response {
  const body: ErrorEnvelope = parse(errorEnvelope, { error: { code, message } })
  return jsonResponse(body, { status, headers })
}

/**
 * Builds the response to an operation's reply: 200 with a body, or 204 when the route has no response schema.
 * @param schema the route's `response`. A reply that breaks it is a bug of the simulator and throws.
 */
export function replyResponse(schema: Schema<unknown> | null, reply: unknown): Response {
  if (schema) return jsonResponse(parse(schema, reply))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Lets pages of every origin read a response, without cookies. A key restricts its origins by an error response that
 * the page can read; a rejected preflight would only look like a failed network.
 * @param origin the request's `Origin` header
 */
export function allowEveryOrigin(response: Response, origin: string | null): Response {
  response.headers.set('Access-Control-Allow-Origin', origin ?? '*')
  response.headers.append('Vary', 'Origin')
  response.headers.set('Access-Control-Expose-Headers', 'Retry-After, Date')
  return response
}

/**
 * Builds the response to a CORS preflight.
 * @param requestHeaders headers that the page may send, besides the key and the content type
 */
export function preflightResponse(requestHeaders: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': [
        'content-type',
        PUBLISHABLE_KEY_HEADER,
        ...requestHeaders,
      ].join(', '),
      'Access-Control-Max-Age': '600',
      'Cache-Control': 'no-store',
    },
  })
}
