import { errorCodes, type RouteId } from '@onramp-kit/core/contract'
import { deriveEnvelope } from '../derive/envelope.ts'
import type { Mapping, ObjectMapping } from '../derive/mapping.ts'
import { readMapping, toField } from '../derive/readMapping.ts'
import { isCodeOf } from '../probe/examination.ts'
import { isWithoutRoute } from '../probe/findPath.ts'
import type { Evidence, Verdict } from './judge.ts'

/** Judges the statuses and codes of the errors of some routes. */
export function errorRule(ids: readonly RouteId[]): (evidence: Evidence) => Verdict {
  return ({ visits }) => {
    // A 404 about the path is not an error of the route.
    const own = visits.filter((visit) => ids.includes(visit.id) && !isWithoutRoute(visit))
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

/** Judges how a validation_error names its field. */
export function errorField({ visits, examination: { found } }: Evidence): Verdict {
  const rejected = visits.filter(
    ({ outcome }) => outcome.kind === 'error' && outcome.code === 'validation_error',
  )
  if (rejected.length === 0) return { state: 'not observable', why: 'no validation_error was seen' }
  const unnamed = rejected.find(
    ({ outcome }) => outcome.kind === 'error' && outcome.field === undefined,
  )
  const confirmed: Verdict = { state: 'confirmed', why: 'a validation_error names its field' }
  if (unnamed === undefined) return confirmed
  const body: unknown = JSON.parse(unnamed.exchange?.response?.body ?? 'null')
  const envelope = deriveEnvelope(body)
  if (envelope !== undefined && 'field' in envelope.fields) {
    found.errors = envelope
    return { state: 'contradicted', why: 'a field of the error body names it' }
  }
  const message = envelope?.fields['message']
  if (
    found.errors &&
    envelope &&
    message?.kind === 'value' &&
    toField(String(readMapping(message, body)))
  ) {
    // The client reads the field from the message of its own envelope only.
    found.errors = fieldFromMessage(envelope, message)
    return confirmed
  }
  return { state: 'contradicted', why: 'a validation_error names no field' }
}

function fieldFromMessage(
  envelope: ObjectMapping,
  message: Extract<Mapping, { kind: 'value' }>,
): Mapping {
  return { ...envelope, fields: { ...envelope.fields, field: { ...message, convert: 'toField' } } }
}
