import type { Area } from './area.ts'
import { chooseEndpoint } from './chooseEndpoint.ts'
import { preflightResponse } from './cors.ts'
import { decodeParams } from './decodeParams.ts'
import type { EndpointCall } from './endpoint.ts'
import { matchPath } from './matchPath.ts'
import { ServiceError } from './serviceError.ts'

/** A request, and what is known of it before its endpoint is found. */
export type Arrival = Omit<EndpointCall, 'params'>

/** Answers a request from the endpoint it asks for, or refuses it the way its area does. */
export async function dispatch(area: Area, path: string, arrival: Arrival): Promise<Response> {
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

function requestHeadersOf({ endpoints }: Area, path: string): readonly string[] {
  return endpoints.flatMap((each) => (matchPath(each.path, path) && each.requestHeaders) || [])
}

interface Answer {
  readonly response: Response
  readonly refused?: ServiceError
}

async function answer(area: Area, path: string, arrival: Arrival): Promise<Answer> {
  try {
    const { endpoint, params } = chooseEndpoint(area.endpoints, arrival.request.method, path)
    return { response: await endpoint.respond({ ...arrival, params: decodeParams(params) }) }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { response: area.refuse(error, arrival.serviceUrl), refused: error }
  }
}
