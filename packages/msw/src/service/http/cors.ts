import { PUBLISHABLE_KEY_HEADER } from '@onramp-kit/core/contract'

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
