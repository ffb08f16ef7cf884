import { errorCodes, type RouteId } from '@onramp-kit/core/contract'
import { isCodeOf } from '../probe/examination.ts'
import type { Evidence, Verdict } from './evidence.ts'

/** Judges the statuses and codes of the errors of some routes. */
export function errorRule(ids: readonly RouteId[]): (evidence: Evidence) => Verdict {
  return ({ probes }) => {
    // A 404 about the path is not an error of the route.
    const own = probes.filter((probe) => ids.includes(probe.id) && !probe.isWithoutRoute)
    const seen = own.flatMap(({ id, outcome }) =>
      outcome.kind === 'error' ? [{ id, ...outcome }] : [],
    )
    const differing = seen.filter(
      ({ id, code, status }) => !isCodeOf(id, code) || statusOf(code) !== status,
    )
    const describe = (errors: typeof seen) =>
      [...new Set(errors.map(({ status, code }) => `${status} ${code}`))].join(', ')
    if (differing.length > 0) return { state: 'contradicted', why: describe(differing) }
    if (seen.length > 0) return { state: 'confirmed', why: `as far as seen: ${describe(seen)}` }
    return { state: 'not observable', why: 'no error was seen' }
  }
}

function statusOf(code: string): number | undefined {
  const known: Readonly<Record<string, { readonly status: number }>> = errorCodes
  return known[code]?.status
}
