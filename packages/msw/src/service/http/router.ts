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
 * Returns the match of a path.
 * @param path the path below the service's base path; `''` for a request outside of it
 */
export type Router = (path: string) => RouteMatch

/**
 * Creates a router, which parses the path templates once.
 * @param groups the first one with an endpoint for the path responds
 * @param last the group after them, which also responds to the paths that no group owns
 */
export function createRouter(groups: readonly RouteGroup[], last: RouteGroup): Router {
  const table = [...groups, last].map((group) => ({
    group,
    templates: group.endpoints.map(parseTemplate),
  }))
  return (path) => {
    for (const { group, templates } of table) {
      const matches = matchTemplates(templates, path)
      if (matches.length > 0) return { group, matches }
    }
    return { group: groups.find((group) => group.ownsUnknownPath?.(path)) ?? last, matches: [] }
  }
}

/** The path template of an endpoint. */
interface Template {
  readonly endpoint: Endpoint
  /** Matches its paths, with a group for each named segment. */
  readonly pattern: RegExp
}

function parseTemplate(endpoint: Endpoint): Template {
  const source = endpoint.path
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  return { endpoint, pattern: new RegExp(`^${source}$`) }
}

/** Matches a path against templates. Of several, those with the fewest named segments win. */
function matchTemplates(templates: readonly Template[], path: string): readonly Match[] {
  const matches = templates.flatMap(({ endpoint, pattern }): readonly Match[] => {
    const match = pattern.exec(path)
    if (match === null) return []
    const segments = Object.entries(match.groups ?? {})
    const params = segments.map(([name, segment]) => [name, decodeSegment(segment)])
    return [{ endpoint, params: Object.fromEntries(params) }]
  })
  const namedIn = ({ params }: Match) => Object.keys(params).length
  const fewest = Math.min(...matches.map(namedIn))
  return matches.filter((match) => namedIn(match) === fewest)
}

/** Decodes a segment. One that is not valid percent-encoding stays as it is, for the route to reject. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
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
