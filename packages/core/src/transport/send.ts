import ky, { isNetworkError } from 'ky'
import { redact } from '../errors/redact.ts'
import type { Network } from './connection.ts'

/** A request that is ready to send. */
export interface Encoded {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly credentials: 'include' | 'omit'
}

/** A response whose body was read. */
export interface RawResponse {
  readonly status: number
  readonly retryAfter: string | null
  readonly date: string | null
  readonly requestId: string | undefined
  /** `undefined` for a body longer than `MAX_BODY_BYTES`. */
  readonly text: string | undefined
}

/** Far above any response of the interface. Stops reading a gzip bomb early. */
const MAX_BODY_BYTES = 1_000_000

/**
 * Sends a request once and reads the response. The only file that uses ky: its timers are off, because retries and
 * deadlines run on the client's clock, and its errors do not leave this function.
 */
export async function send(
  { fetch, requestIdHeader }: Pick<Network, 'fetch' | 'requestIdHeader'>,
  { method, url, headers, body, credentials }: Encoded,
  signal: AbortSignal,
): Promise<RawResponse> {
  try {
    const response = await ky(url, {
      method,
      headers,
      json: body,
      signal,
      fetch,
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      credentials,
      // A redirect would send the key and the purchase to another server.
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    const { status, headers: received } = response
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
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > MAX_BODY_BYTES) {
      void reader.cancel().catch(() => {})
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
