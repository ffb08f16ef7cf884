import ky, { isNetworkError } from 'ky'
import { redact } from '../errors/redact.ts'
import { runtimeFetch } from '../platform/platform.ts'
import type { RawResponse } from './received.ts'
import type { Transport } from './transport.ts'

/** A request, without the headers that the merchant adds to each attempt. */
export interface Encoded {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly credentials: 'include' | 'omit'
}

/** Far above any response of the interface. Stops reading a gzip bomb early. */
const MAX_BODY_BYTES = 1_000_000

/** The statuses that `fetch` would follow, and 0 for the redirect that a browser hides. */
const redirects = [0, 301, 302, 303, 307, 308]

/**
 * Sends a request once and reads the response. The only file that uses ky. Its retries and timeout are off, because
 * those of the client run on the client's clock. Its errors do not leave this function.
 *
 * @param onSend called right before `fetch`. Nothing was sent if an error comes earlier
 */
export async function send(
  { fetch, requestIdHeader }: Pick<Transport, 'fetch' | 'requestIdHeader'>,
  { method, url, body, credentials }: Encoded,
  headers: Headers,
  signal: AbortSignal,
  onSend: () => void,
): Promise<RawResponse> {
  try {
    const response = await ky(url, {
      method,
      headers,
      json: body,
      signal,
      fetch: (input, init) => {
        // A plain call, as window.fetch requires.
        const sendRequest = fetch ?? runtimeFetch()
        if (typeof sendRequest !== 'function') throw new TypeError('fetch is not a function')
        onSend()
        return sendRequest(input, init)
      },
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      credentials,
      // Cloudflare Workers do not have `error`, and early ones no cache modes.
      redirect: 'manual',
      ...('cache' in Request.prototype && { cache: 'no-store' as const }),
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    const { status, headers: received } = response
    // Following it would send the key and the purchase to another server.
    if (redirects.includes(status)) throw new TypeError('redirected: check baseUrl')
    const text = await readText(response)
    return {
      status,
      retryAfter: received.get('retry-after'),
      date: received.get('date'),
      requestId: redact(received.get(requestIdHeader) ?? '').slice(0, 200) || undefined,
      text,
    }
  } catch (error) {
    // ky's error holds the request and with it the key; its cause does not.
    throw isNetworkError(error) ? error.cause : error
  }
}

async function readText(response: Response): Promise<string | undefined> {
  // No body, or a runtime without body streams.
  if (!response.body) return response.text()
  // Chromium reports a body that is read in pieces as canceled, so a copy is measured. Only there: happy-dom's copy is empty.
  const isChromium = typeof navigator !== 'undefined' && 'userAgentData' in navigator
  const copy = isChromium ? response.clone() : undefined
  const reader = (copy?.body ?? response.body).getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return copy ? response.text() : text + decoder.decode()
    length += value.length
    if (length > MAX_BODY_BYTES) {
      void reader.cancel().catch(() => {})
      if (copy) void response.body.cancel().catch(() => {})
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
