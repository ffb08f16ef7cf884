import { errorCodes, type Route } from '@onramp-kit/core/contract'
import { supersededErrorCodes } from '@onramp-kit/core/contract/superseded'
import type { Fault } from '../../scenarios/scenario.ts'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Behavior } from './behavior.ts'

/** Responds with the first of the scenario's faults that matches the route, else with `respond`. */
export async function applyFaults(
  { faultRandom }: Pick<Engine, 'faultRandom'>,
  behavior: Behavior,
  { errors }: Pick<Route, 'errors'>,
  respond: () => Promise<Response>,
): Promise<Response> {
  const matches = ({ probability, response }: Fault) =>
    (typeof response === 'string' || errors.includes(response.error)) &&
    (probability === undefined || faultRandom.fraction() < probability)
  const fault = behavior.faults.find(matches)
  return fault ? faultResponse(fault.response, behavior, respond) : respond()
}

async function faultResponse(
  response: Fault['response'],
  { scenario }: Behavior,
  respond: () => Promise<Response>,
): Promise<Response> {
  switch (response) {
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
      const { error, retryAfter } = response
      const { when } = { ...errorCodes, ...supersededErrorCodes }[error]
      throw new ServiceError(error, `${when} (scenario ${scenario})`, {
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
  return new Response(text.slice(0, text.length / 2), response)
}

/** Runs `respond` at once, and delays its result or error by the scenario's latency. */
export async function withLatency<Result>(
  { faultRandom, settings }: Pick<Engine, 'faultRandom' | 'settings'>,
  { latency: { maxMs, minMs } }: Behavior,
  respond: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await respond()
  } finally {
    if (maxMs > 0)
      await settings.sleep(minMs + Math.round(faultRandom.fraction() * (maxMs - minMs)))
  }
}
