import type { Endpoint, EndpointCall, RouteGroup } from './endpoint.ts'
import { preflightResponse } from './responses.ts'
import { ServiceError } from './serviceError.ts'

/** A request before the router has matched it. */
type RequestContext = Omit<EndpointCall, 'params'>

/**
 * Routes a request to its endpoint. A `ServiceError` becomes an error response of the endpoint's group.
 * @param groups the first one with an endpoint for the path responds; the last one owns every unknown path
 * @param path the path below the service's base path; `''` for a request outside of it
 */
export async function route(
  groups: readonly RouteGroup[],
  path: string,
  context: RequestContext,
): Promise<Response> {
  const { request } = context
  const { group, matches } = findGroup(groups, path)
  const { response, error } =
    request.method === 'OPTIONS' && group.withCors
      ? {
          response: preflightResponse(
            matches.flatMap(({ endpoint }) => endpoint.requestHeaders ?? []),
          ),
        }
      : await respond(group, matches, context)
  // `Response.error()` stands for a dropped connection, which has neither body nor headers.
  if (response.type === 'error') return response
  const sent = request.method === 'HEAD' ? new Response(null, response) : response
  // Errors need the headers too, or a page would see a failed network instead of "not found".
  return group.withCors ? group.withCors(sent, request.headers.get('origin'), error) : sent
}

function findGroup(groups: readonly RouteGroup[], path: string) {
  for (const group of groups) {
    const matches = matchEndpoints(group.endpoints, path)
    if (matches.length > 0) return { group, matches }
  }
  const owner = groups.find((group) => group.ownsUnknownPath(path))
  if (!owner) throw new Error('The last route group must own every unknown path.')
  return { group: owner, matches: [] }
}

interface Match {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
}

async function respond(
  group: RouteGroup,
  matches: readonly Match[],
  context: RequestContext,
): Promise<{ readonly response: Response; readonly error?: ServiceError }> {
  try {
    const { endpoint, params } = selectMethod(matches, context)
    return { response: await endpoint.respond({ ...context, params }) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { response: group.errorResponse(error, context.serviceUrl), error }
  }
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

/** @throws ServiceError `not_found`, or `method_not_allowed` with an `Allow` header */
function selectMethod(matches: readonly Match[], { request, url }: RequestContext): Match {
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
function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
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
