import type { Fault } from '../../scenarios/scenario.ts'
import type { ErrorCodes, SimulatedRoute } from '../endpoint.ts'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Behavior } from './behavior.ts'

/** What happens to a request instead of, or after, what the service does. */
type FaultResponse = Fault['response']

/** Finds the first of the scenario's faults that a request to the route meets, if any. */
export function findFault(
  { faultRandom }: Engine,
  { faults }: Behavior,
  { errors }: Pick<SimulatedRoute, 'errors'>,
): FaultResponse | undefined {
  return faults.find(
    ({ probability, response }) =>
      (typeof response === 'string' || errors.includes(response.error)) &&
      (probability === undefined || faultRandom.fraction() < probability),
  )?.response
}

/**
 * Returns the response that a fault leaves of `respond`, or puts in its place.
 * @throws ServiceError the fault's error, or that of `respond`
 */
export async function applyFault(
  fault: FaultResponse,
  { scenario }: Behavior,
  { errorCodes }: Pick<SimulatedRoute, 'errorCodes'>,
  respond: () => Promise<Response>,
): Promise<Response> {
  switch (fault) {
    case 'dropped':
      return Response.error()
    case 'dropped_late':
      // The service acts, and the caller learns neither of a result nor of an error.
      await respond().catch(ignoreServiceError)
      return Response.error()
    case 'bad_gateway':
      return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>\n', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      })
    case 'truncated':
      return truncate(await respond())
    default: {
      const { error, retryAfter } = fault
      // The route declares it.
      const { status, when } = errorCodes[error] as ErrorCodes[string]
      throw new ServiceError(error, `${when} (scenario ${scenario})`, {
        status,
        headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
      })
    }
  }
}

function ignoreServiceError(error: unknown): void {
  if (!(error instanceof ServiceError)) throw error
}

/** Cuts the body in half. */
async function truncate(response: Response): Promise<Response> {
  if (response.body === null) return response
  const text = await response.text()
  const truncated = new Response(text.slice(0, text.length / 2), response)
  // With the length of the whole body, a client would see a broken connection.
  truncated.headers.delete('content-length')
  return truncated
}
