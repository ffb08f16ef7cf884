import { errorCodes, type Route } from '@onramp-kit/core/contract'
import { supersededErrorCodes } from '@onramp-kit/core/contract/superseded'
import type { Fault } from '../../scenarios/scenario.ts'
import type { Engine } from '../engine.ts'
import { ServiceError } from '../http/serviceError.ts'
import type { Effects } from './effects.ts'

/** What a route answers, unless one of the scenario's faults strikes. */
export function bend(
  engine: Engine,
  effects: Effects,
  { errors }: Pick<Route, 'errors'>,
  answer: () => Promise<Response>,
): Promise<Response> {
  const matches = ({ chance, response }: Fault) =>
    (typeof response === 'string' || errors.includes(response.error)) &&
    (chance === undefined || engine.chance.fraction() < chance)
  const fault = effects.faults.find(matches)
  return delayed(engine, effects, fault ? () => faulty(fault.response, effects, answer) : answer)
}

async function faulty(
  response: Fault['response'],
  { scenario }: Effects,
  answer: () => Promise<Response>,
): Promise<Response> {
  switch (response) {
    case 'dropped':
      return Response.error()
    case 'dropped_late':
      // Of a refusal nobody hears either.
      await answer().catch(unlessRefusal)
      return Response.error()
    case 'bad_gateway':
      return new Response('<html><body><h1>502 Bad Gateway</h1></body></html>\n', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      })
    case 'truncated':
      return truncate(await answer())
    default: {
      const { error, retryAfter } = response
      const { when } = { ...errorCodes, ...supersededErrorCodes }[error]
      throw new ServiceError(error, `${when} (scenario ${scenario})`, {
        headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
      })
    }
  }
}

/** Lets a refusal go. */
function unlessRefusal(error: unknown): void {
  if (!(error instanceof ServiceError)) throw error
}

/** An answer whose body ends half-way. */
async function truncate(response: Response): Promise<Response> {
  if (response.body === null) return response
  const text = await response.text()
  return new Response(text.slice(0, text.length / 2), response)
}

/** An answer, or a refusal, as late as it is to come. The service has acted by then. */
export async function delayed<Answer>(
  { chance, settings }: Pick<Engine, 'chance' | 'settings'>,
  { latency: { maxMs, minMs } }: Effects,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer()
  } finally {
    if (maxMs > 0) await settings.sleep(minMs + Math.round(chance.fraction() * (maxMs - minMs)))
  }
}
