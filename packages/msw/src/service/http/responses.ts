import {
  type ErrorEnvelope,
  errorEnvelope,
  PUBLISHABLE_KEY_HEADER,
} from '@onramp-kit/core/contract'
import type { ServiceError } from './serviceError.ts'

/** A JSON answer that nobody may store. */
export function jsonResponse(
  body: unknown,
  {
    status = 200,
    headers = {},
  }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })
}

/** A refusal in the one shape of every error body. */
export function errorResponse({
  code,
  message,
  status,
  headers,
}: Pick<ServiceError, 'code' | 'message' | 'status' | 'headers'>): Response {
  const body: ErrorEnvelope = errorEnvelope.parse({ error: { code, message } })
  return jsonResponse(body, { status, headers })
}

/**
 * An operation's reply, as it is answered: by 200 with a body, or by 204 without one where the route
 * has no response.
 * @param schema the route's `response`. The contract has the last word on the simulator's own
 * answers: one that breaks it is a bug, and thrown
 */
export function replyResponse(
  schema: { parse(reply: unknown): unknown } | null,
  reply: unknown,
): Response {
  if (schema) return jsonResponse(schema.parse(reply))
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Makes an answer readable from every origin. Whom a key admits is for the key's own origins to
 * say, in an answer the page can read; a refused preflight would only tell it that the network
 * failed. Cookies are not let in.
 * @param origin the request's own, where it names one
 */
export function allowEveryOrigin(origin: string | null, response: Response): Response {
  response.headers.set('Access-Control-Allow-Origin', origin ?? '*')
  response.headers.append('Vary', 'Origin')
  response.headers.set('Access-Control-Expose-Headers', 'Retry-After, Date')
  return response
}

/**
 * Answers a browser that asks whether it may send.
 * @param requestHeaders headers the page may send, beside the key and the content type
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
