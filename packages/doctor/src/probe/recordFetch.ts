import { networkFailure } from './networkFailure.ts'

/** One request and its response. */
export interface Exchange {
  readonly method: string
  readonly url: URL
  /** Names of the request's headers. */
  readonly sent: readonly string[]
  readonly ms: number
  /** The response, unless none arrived. */
  readonly response?: RecordedResponse | undefined
  /** Why none arrived, in words. */
  readonly failure?: string | undefined
}

export interface RecordedResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  /** The origin that a redirect leads to. */
  readonly redirect: string | undefined
}

/** More than the client reads. */
const MAX_BODY_BYTES = 1_000_001

/**
 * Wraps fetch. Sends the first request, records it, and answers the client's repeats from the record: one call shows what
 * the service does.
 */
export function recordFetch() {
  let first: Promise<() => Response> | undefined
  let exchange: Exchange | undefined

  async function send(request: Request): Promise<() => Response> {
    const started = performance.now()
    const about = () => ({
      method: request.method,
      url: new URL(request.url),
      sent: [...request.headers.keys()],
      ms: Math.round(performance.now() - started),
    })
    try {
      const response = await recordResponse(await globalThis.fetch(request, { redirect: 'manual' }))
      exchange = { ...about(), response }
      if (response.redirect !== undefined) throw new TypeError('fetch failed')
      const { status, headers, body } = response
      return () => new Response(isBodiless(status) ? null : body, { status, headers })
    } catch (error) {
      exchange ??= { ...about(), failure: networkFailure(error) }
      throw error
    }
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    first ??= send(new Request(input, init))
    return (await first)()
  }
  return { fetch, exchange: () => exchange }
}

async function recordResponse(response: Response): Promise<RecordedResponse> {
  const { status, headers } = response
  return { status, headers, body: await readBody(response), redirect: redirectOrigin(response) }
}

/** Returns the origin that a response redirects to, if it does. */
export function redirectOrigin({ status, headers, url }: Response): string | undefined {
  const location = headers.get('location')
  if (location === null || status < 300 || status > 399) return undefined
  return URL.parse(location, url)?.origin
}

function isBodiless(status: number): boolean {
  return [101, 204, 205, 304].includes(status)
}

/** Reads at most 1 MB and a chunk. */
export async function readBody({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    length += chunk.length
    if (length > MAX_BODY_BYTES) break
  }
  return text + decoder.decode()
}
