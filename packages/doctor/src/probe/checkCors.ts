import { isUnavailable } from './outcome.ts'
import type { Exchange } from './recordFetch.ts'

/** Whether a browser lets a page of an origin use a route. */
export interface Cors {
  /** What blocks the route. */
  readonly problems: readonly string[]
  /** What only hides details. */
  readonly notes: readonly string[]
}

/** Methods and headers for which a browser sends no preflight. A JSON body makes the content type another header. */
const safelistedMethods = ['GET', 'HEAD', 'POST']
const safelistedHeaders = ['accept', 'accept-language', 'content-language', 'origin']

/** The response headers that the client reads. */
const readByClient = ['retry-after', 'date']

/** Checks what CORS allows to an exchange, with the preflight that a browser sends before it, if any. */
export async function checkCors(
  exchange: Exchange,
  origin: string,
  timeout: number,
  requestIdHeader: string,
): Promise<Cors> {
  const { method, sent, response } = exchange
  const needed = sent.filter((name) => !safelistedHeaders.includes(name))
  const isPreflighted = needed.length > 0 || !safelistedMethods.includes(method)
  const { problems, notes } = isPreflighted
    ? await preflight(exchange, needed, origin, timeout)
    : { problems: [], notes: [] }
  if (response === undefined) return { problems, notes }
  const { headers } = response
  const exposed = listOf(headers, 'access-control-expose-headers')
  const isHidden = (name: string) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*')
  const hidden = readByClient.filter(isHidden)
  return {
    problems: [
      ...problems,
      ...(isAllowed(headers, origin) ? [] : ['the response does not allow the origin']),
    ],
    notes: [
      ...notes,
      ...(hidden.length > 0 ? [`does not expose ${hidden.join(', ')}`] : []),
      ...(headers.has(requestIdHeader) && isHidden(requestIdHeader)
        ? [
            `hides ${requestIdHeader} from the page: the service must list it in Access-Control-Expose-Headers`,
          ]
        : []),
    ],
  }
}

/** Sends a preflight, and returns what it does not allow. A rate limit or a failure of the service tells nothing. */
async function preflight(
  { method, url }: Exchange,
  needed: readonly string[],
  origin: string,
  timeout: number,
): Promise<Cors> {
  const answer = await fetch(url, {
    method: 'OPTIONS',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: {
      origin,
      'access-control-request-method': method,
      ...(needed.length > 0 && { 'access-control-request-headers': needed.join(',') }),
    },
  }).catch(() => undefined)
  if (answer === undefined) return { problems: ['no response to the preflight'], notes: [] }
  await answer.body?.cancel().catch(() => {})
  if (isUnavailable(answer.status))
    return { problems: [], notes: [`not observable: the preflight got status ${answer.status}`] }
  const allowed = listOf(answer.headers, 'access-control-allow-headers')
  const missing = needed.filter((name) => !allowed.includes(name) && !allowed.includes('*'))
  const problems = [
    ...(answer.ok ? [] : [`the preflight got status ${answer.status}`]),
    ...(isAllowed(answer.headers, origin) ? [] : ['the preflight does not allow the origin']),
    ...(missing.length > 0 ? [`the preflight does not allow ${missing.join(', ')}`] : []),
  ]
  return { problems, notes: [] }
}

function isAllowed(headers: Headers, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === '*' || allowed === origin
}

function listOf(headers: Headers, name: string): readonly string[] {
  return (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase())
}
