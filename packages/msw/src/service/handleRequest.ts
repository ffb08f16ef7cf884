import type { Endpoint, EndpointCall, RouteGroup } from './endpoint.ts'
import type { Engine } from './engine.ts'
import { preflightResponse } from './http/responses.ts'
import { type Match, type Router, selectMethod } from './http/router.ts'
import { ServiceError } from './http/serviceError.ts'
import { applyFault, findFault } from './scenario/faults.ts'

/** How one request reached the service. */
export interface HandleOptions {
  /**
   * The path that the service is mounted at, such as `/onramp`, without a trailing slash.
   * @default ''
   */
  readonly basePath?: string | undefined
  /**
   * The calling page's origin. A Service Worker passes it, because it sees a request before the browser adds the
   * `Origin` header.
   * @default the result of the service's `originOf`
   */
  readonly origin?: string | null | undefined
}

/** What came of a request: a response, and the error behind it, if any. */
interface Handled {
  readonly response: Response
  readonly error?: ServiceError
}

/**
 * Handles a request to any part of the service. The functions below follow the request in the order they run, and
 * `api/endpoints.ts` continues them for a route of the current contract. Errors are responses too; the promise rejects
 * only on a bug of the simulator.
 */
export async function handleRequest(
  engine: Engine,
  router: Router,
  request: Request,
  { basePath = '', origin = engine.settings.originOf(request) }: HandleOptions = {},
): Promise<Response> {
  engine.clock.runDue()
  const url = new URL(request.url)
  const { group, matches } = router(pathBelow(basePath, url))
  const context = { request, url, serviceUrl: url.origin + basePath, origin }
  const outcome =
    request.method === 'OPTIONS' && group.withCors
      ? preflight(engine, matches)
      : await respond(engine, group, matches, context)
  return finish(group, request, outcome)
}

/** Returns the path below the base path; `''` for a URL outside of it. */
function pathBelow(basePath: string, { pathname }: URL): string {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : ''
}

function preflight({ settings }: Engine, matches: readonly Match[]): Handled {
  const { allowHeaders, idempotency } = settings
  // An unknown path may be meant for any route. Its preflight must pass, or a page would see a failed network.
  const requestHeaders =
    matches.length === 0
      ? [idempotency.header]
      : matches.flatMap(({ endpoint }) => endpoint.requestHeaders ?? [])
  return { response: preflightResponse([...allowHeaders, ...requestHeaders]) }
}

/** Responds with the endpoint of the request's method. A `ServiceError` becomes the group's error response. */
async function respond(
  engine: Engine,
  group: RouteGroup,
  matches: readonly Match[],
  context: Omit<EndpointCall, 'params'>,
): Promise<Handled> {
  try {
    const { endpoint, params } = selectMethod(matches, context)
    return { response: await simulate(engine, endpoint, { ...context, params }) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { response: group.errorResponse(error, context.serviceUrl), error }
  }
}

/** Responds with an endpoint as far as the scenario lets it. */
async function simulate(engine: Engine, endpoint: Endpoint, call: EndpointCall): Promise<Response> {
  const { route } = endpoint
  if (route) engine.requests.count(route.id)
  const behavior = endpoint.behavior?.(call)
  if (!behavior) return endpoint.respond(call)
  const { maxMs, minMs } = behavior.latency
  const act = async () => endpoint.respond(call)
  const fault = route && findFault(engine, behavior, route)
  try {
    return await (route && fault ? applyFault(fault, behavior, route, act) : act())
  } finally {
    // The service acts at once; only its response or error is late.
    if (maxMs > 0)
      await engine.settings.sleep(
        minMs + Math.round(engine.faultRandom.fraction() * (maxMs - minMs)),
      )
  }
}

/** Removes the body from the response to `HEAD`, and sets the CORS headers. */
function finish(group: RouteGroup, request: Request, { error, response }: Handled): Response {
  // `Response.error()` stands for a dropped connection, which has neither body nor headers.
  if (response.type === 'error') return response
  const sent = request.method === 'HEAD' ? new Response(null, response) : response
  // Errors need the headers too, or a page would see a failed network instead of "not found".
  return group.withCors ? group.withCors(sent, request.headers.get('origin'), error) : sent
}
