import { errorCodes, type RouteId } from '@onramp-kit/core/contract'
import { deriveEnvelope } from '../derive/envelope.ts'
import { isCodeOf } from '../probe/examine.ts'
import type { Evidence, Verdict } from './judge.ts'

/** Judges the statuses and codes of the errors of some routes. */
export function errorRule(ids: readonly RouteId[]): (evidence: Evidence) => Verdict {
  return ({ visits }) => {
    const seen = visits.flatMap(({ id, outcome }) =>
      ids.includes(id) && outcome.kind === 'error' ? [{ id, ...outcome }] : [],
    )
    const differing = seen.filter(({ id, code, status }) => !isCodeOf(id, code) || statusOf(code) !== status)
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

/** Judges how a validation_error names its field. */
export function errorField({ visits, examination }: Evidence): Verdict {
  const rejected = visits.filter(
    ({ outcome }) => outcome.kind === 'error' && outcome.code === 'validation_error',
  )
  const unnamed = rejected.find(({ outcome }) => outcome.kind === 'error' && outcome.field === undefined)
  if (rejected.length === 0) return { state: 'not observable', why: 'no validation_error was seen' }
  if (unnamed === undefined) return { state: 'confirmed', why: 'a validation_error names its field' }
  const envelope = deriveEnvelope(JSON.parse(unnamed.exchange?.response?.body ?? 'null'))
  const isNamed = envelope?.kind === 'object' && 'field' in envelope.fields
  if (isNamed) examination.found.errors = envelope
  return {
    state: 'contradicted',
    why: isNamed ? 'a field of the error body names it' : 'a validation_error names no field',
  }
}
