import type { Exchange } from './recordFetch.ts'

/** Whether a browser lets a page of an origin use a route. */
export interface Cors {
  /** What blocks the route. */
  readonly problems: readonly string[]
  /** What only hides details. */
  readonly notes: readonly string[]
}

/** Headers that a page may send without permission. */
const safelisted = ['accept', 'accept-language', 'content-language', 'origin']

/** The response headers that the client reads. */
const readByClient = ['retry-after', 'date']

/** Sends the preflight that a browser sends before an exchange, and compares what the service allows. */
export async function preflight(
  exchange: Exchange,
  origin: string,
  timeout: number,
): Promise<Cors> {
  const { method, url, sent, response } = exchange
  const needed = sent.filter((name) => !safelisted.includes(name))
  const answer = await fetch(url, {
    method: 'OPTIONS',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': needed.join(','),
    },
  }).catch(() => undefined)
  if (answer === undefined) return { problems: ['no response to the preflight'], notes: [] }
  const allowed = listOf(answer.headers, 'access-control-allow-headers')
  const missing = needed.filter((name) => !allowed.includes(name) && !allowed.includes('*'))
  const exposed = listOf(response?.headers, 'access-control-expose-headers')
  const hidden = readByClient.filter((name) => !exposed.includes(name) && !exposed.includes('*'))
  return {
    problems: [
      ...(answer.ok ? [] : [`the preflight got status ${answer.status}`]),
      ...(isAllowed(answer.headers, origin) ? [] : ['the preflight does not allow the origin']),
      ...(missing.length > 0 ? [`the preflight does not allow ${missing.join(', ')}`] : []),
      ...(response && !isAllowed(response.headers, origin)
        ? ['the response does not allow the origin']
        : []),
    ],
    notes: response && hidden.length > 0 ? [`does not expose ${hidden.join(', ')}`] : [],
  }
}

function isAllowed(headers: Headers, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === '*' || allowed === origin
}

function listOf(headers: Headers | undefined, name: string): readonly string[] {
  return (headers?.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase())
}
