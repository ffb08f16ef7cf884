import type { Endpoint, EndpointCall, RouteGroup } from '../endpoint.ts'
import { ServiceError } from './serviceError.ts'

/** The group that responds to a path. */
interface RouteMatch {
  readonly group: RouteGroup
  /** Its endpoints for the path, of every method; none for an unknown path. */
  readonly matches: readonly Match[]
}

/** An endpoint whose path matches, and the segments that its template names. */
export interface Match {
  readonly endpoint: Endpoint
  readonly params: EndpointCall['params']
}

/**
 * Finds the group and the endpoints of a path.
 * @param groups the first one with an endpoint for the path; without one, the first that owns the unknown path
 * @param path the path below the service's base path; `''` for a request outside of it
 */
export function findRoute(groups: readonly RouteGroup[], path: string): RouteMatch {
  for (const group of groups) {
    const matches = matchEndpoints(group.endpoints, path)
    if (matches.length > 0) return { group, matches }
  }
  const owner = groups.find((group) => group.ownsUnknownPath(path))
  if (!owner) throw new Error('The last route group must own every unknown path.')
  return { group: owner, matches: [] }
}

/** Matches a path against templates. Of several, those with the fewest named segments win. */
function matchEndpoints(endpoints: readonly Endpoint[], path: string): readonly Match[] {
  const matches = endpoints.flatMap((endpoint) => {
    const params = matchPath(endpoint.path, path)
    return params ? [{ endpoint, params }] : []
  })
  const named = ({ params }: Match) => Object.keys(params).length
  const fewest = Math.min(...matches.map(named))
  return matches.filter((match) => named(match) === fewest)
}

/**
 * Selects the endpoint of the request's method.
 * @throws ServiceError `not_found`, or `method_not_allowed` with an `Allow` header
 */
export function selectMethod(
  matches: readonly Match[],
  { request, url }: Pick<EndpointCall, 'request' | 'url'>,
): Match {
  if (matches.length === 0)
    throw new ServiceError('not_found', `The service has no route at ${url.pathname}.`)
  const selected = matches.find(({ endpoint }) => methodsOf(endpoint).includes(request.method))
  if (selected) return selected
  const allowed = [...new Set(matches.flatMap(({ endpoint }) => methodsOf(endpoint)))].join(', ')
  throw new ServiceError(
    'method_not_allowed',
    `${url.pathname} does not accept ${request.method}. Use ${allowed}.`,
    { headers: { Allow: allowed } },
  )
}

function methodsOf({ method }: Endpoint): readonly string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

/**
 * Matches a path against a template such as `/v1/card/orders/{id}`.
 * @returns the named segments, decoded; `undefined` when the path does not match
 */
function matchPath(template: string, path: string): EndpointCall['params'] | undefined {
  const parts = template.split('/')
  const segments = path.split('/')
  if (parts.length !== segments.length) return undefined
  const params: [string, string][] = []
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined ? segment !== part : segment === '') return undefined
    if (name !== undefined) params.push([name, decodeSegment(segment)])
  }
  return Object.fromEntries(params)
}

/** Decodes a segment. One that is not valid percent-encoding stays as it is, for the route to reject. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
