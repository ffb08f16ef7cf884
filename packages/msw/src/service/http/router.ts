import type { Endpoint, EndpointCall, RouteGroup } from './endpoint.ts'
import { preflightResponse } from './responses.ts'
import { ServiceError } from './serviceError.ts'

/** A request, and what is known of it before its endpoint is found. */
type RequestContext = Omit<EndpointCall, 'params'>

/** Answers a request from the endpoint it asks for, or refuses it the way its area does. */
export async function dispatch(
  area: RouteGroup,
  path: string,
  arrival: RequestContext,
): Promise<Response> {
  const { request } = arrival
  const { response, refused } =
    request.method === 'OPTIONS' && area.share
      ? { response: preflightResponse(requestHeadersOf(area, path)) }
      : await answer(area, path, arrival)
  // A connection that is to be dropped has neither a body nor headers.
  if (response.type === 'error') return response
  const seen = request.method === 'HEAD' ? new Response(null, response) : response
  // Refusals too, and of a path nobody serves: a page then reads "not found", not a failed network.
  return area.share ? area.share(request.headers.get('origin'), seen, refused) : seen
}

function requestHeadersOf({ endpoints }: RouteGroup, path: string): readonly string[] {
  return endpoints.flatMap((each) => (matchPath(each.path, path) && each.requestHeaders) || [])
}

interface Answer {
  readonly response: Response
  readonly refused?: ServiceError
}

async function answer(area: RouteGroup, path: string, arrival: RequestContext): Promise<Answer> {
  try {
    const { endpoint, params } = chooseEndpoint(area.endpoints, arrival.request.method, path)
    return { response: await endpoint.respond({ ...arrival, params: decodeParams(params) }) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { response: area.refuse(error, arrival.serviceUrl), refused: error }
  }
}

interface Candidate {
  readonly endpoint: Endpoint
  /** What the path's braces named, still percent-encoded. */
  readonly params: Readonly<Record<string, string>>
}

/**
 * The endpoint a request asks for.
 * @throws ServiceError `not_found`, or `method_not_allowed` with the methods there are
 */
export function chooseEndpoint(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): Candidate {
  const candidates = mostLiteral(
    endpoints.flatMap((endpoint) => {
      const params = matchPath(endpoint.path, path)
      return params ? [{ endpoint, params }] : []
    }),
  )
  if (candidates.length === 0) {
    throw new ServiceError('not_found', `The service has nothing at ${path}.`)
  }
  const chosen = candidates.find(({ endpoint }) => answers(endpoint).includes(method))
  if (chosen) return chosen
  const allowed = [...new Set(candidates.flatMap(({ endpoint }) => answers(endpoint)))].join(', ')
  throw new ServiceError('method_not_allowed', `${path} answers ${allowed}, not ${method}.`, {
    headers: { Allow: allowed },
  })
}

/** Of several templates one path fits, those that spell out most of it. */
function mostLiteral(candidates: readonly Candidate[]): readonly Candidate[] {
  const named = ({ params }: Candidate) => Object.keys(params).length
  const fewest = Math.min(...candidates.map(named))
  return candidates.filter((candidate) => named(candidate) === fewest)
}

function answers({ method }: Endpoint): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

/**
 * Reads the segments a template such as `/v1/card/orders/{id}` names, as they stand in the path.
 * @returns the segments by name, still percent-encoded, or `undefined` when the path is another one
 */
export function matchPath(
  template: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const parts = template.split('/')
  const segments = path.split('/')
  if (parts.length !== segments.length) return undefined
  const named: [string, string][] = []
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined ? segment !== part : segment === '') return undefined
    if (name !== undefined) named.push([name, segment])
  }
  return Object.fromEntries(named)
}

/**
 * Undoes the percent-encoding of path segments. One that is none stays as it stands in the path: what
 * it should have been, and how it is refused, is for the route to say.
 */
function decodeParams(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, segment]) => [name, decode(segment)]),
  )
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
