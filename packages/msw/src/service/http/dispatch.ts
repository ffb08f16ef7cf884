import { allowEveryOrigin, preflightResponse } from './cors.ts'
import { decodeParams } from './decodeParams.ts'
import type { Endpoint, EndpointCall } from './endpoint.ts'
import { errorResponse } from './errorResponse.ts'
import { matchPath } from './matchPath.ts'
import { ServiceError } from './serviceError.ts'

/** A request, and what is known of it before its endpoint is found. */
export type Arrival = Omit<EndpointCall, 'params'>

interface Candidate {
  readonly endpoint: Endpoint
  readonly params: Readonly<Record<string, string>>
}

/** Answers a request from the endpoint it asks for. Every refusal becomes an envelope. */
export async function dispatch(
  endpoints: readonly Endpoint[],
  path: string,
  arrival: Arrival,
): Promise<Response> {
  const candidates = endpoints.flatMap((endpoint) => {
    const params = matchPath(endpoint.path, path)
    return params ? [{ endpoint, params }] : []
  })
  // A path nobody serves answers every origin too: a page then reads "not found", not a failed
  // network.
  if (!candidates.every(({ endpoint }) => endpoint.crossOrigin)) {
    return answer(candidates, path, arrival)
  }
  const { request } = arrival
  const response =
    request.method === 'OPTIONS' ? preflightResponse() : await answer(candidates, path, arrival)
  return allowEveryOrigin(request, response)
}

async function answer(
  candidates: readonly Candidate[],
  path: string,
  arrival: Arrival,
): Promise<Response> {
  try {
    const { endpoint, params } = choose(candidates, arrival.request.method, path)
    return await endpoint.respond({ ...arrival, params: decodeParams(params) })
  } catch (error) {
    if (error instanceof ServiceError) return errorResponse(error)
    throw error
  }
}

function choose(candidates: readonly Candidate[], method: string, path: string): Candidate {
  const chosen = candidates.find(({ endpoint }) => endpoint.method === method)
  if (chosen) return chosen
  if (candidates.length === 0) {
    throw new ServiceError('not_found', `The service has nothing at ${path}.`)
  }
  const allowed = candidates.map(({ endpoint }) => endpoint.method).join(', ')
  throw new ServiceError('method_not_allowed', `${path} answers ${allowed}, not ${method}.`, {
    headers: { Allow: allowed },
  })
}
