import ky, { isNetworkError } from 'ky'

/** A request, ready to be sent. */
export interface Encoded {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly credentials: 'include' | 'omit'
}

export interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly text: string
}

/**
 * Sends once and reads the answer to its end. ky is known to this file alone. Its timers are off, since retries and
 * deadlines run on the client's own clock, and its errors end here.
 */
export async function send(
  fetch: typeof globalThis.fetch,
  { method, url, headers, body, credentials }: Encoded,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await ky(url, {
      method,
      headers,
      ...(body === undefined ? {} : { json: body }),
      signal,
      fetch,
      retry: 0,
      timeout: false,
      throwHttpErrors: false,
      credentials,
      // A redirect would send the key and the purchase to wherever it points.
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'strict-origin-when-cross-origin',
    })
    const text = await response.text()
    return { status: response.status, retryAfter: response.headers.get('retry-after'), text }
  } catch (error) {
    // ky's own error holds the request and with it the key; only what it wraps may go on.
    throw isNetworkError(error) ? error.cause : error
  }
}
