import { type RouteId, routes } from '@onramp-kit/core/contract'
import { deriveEnvelope } from '../derive/envelope.ts'
import type { Mapping, ObjectMapping, ValueMapping } from '../derive/mapping.ts'
import { readMapping, toField } from '../derive/readMapping.ts'
import { type Examination, wireNameOf } from '../probe/examination.ts'
import type { Evidence, Verdict } from './evidence.ts'

/** Judges error bodies with neither a code nor a message. `examine` reports the others. */
export function errorEnvelope({ probes }: Evidence): Verdict {
  if (probes.some(({ outcome }) => outcome.kind === 'error'))
    return { state: 'confirmed', why: 'the client read an error' }
  const isUnread = probes.some(
    ({ outcome, isWithoutRoute }) =>
      outcome.kind === 'foreign' && outcome.status < 500 && !isWithoutRoute,
  )
  return isUnread
    ? { state: 'contradicted', why: 'error bodies have neither a code nor a message' }
    : { state: 'not observable', why: 'no error was seen' }
}

/** Judges how a validation_error names its field. */
export function errorField({ probes, examination }: Evidence): Verdict {
  const { found } = examination
  const rejected = probes.flatMap(({ id, exchange, outcome }) =>
    outcome.kind === 'error' && outcome.code === 'validation_error'
      ? [{ id, exchange, field: outcome.field }]
      : [],
  )
  if (rejected.length === 0) return { state: 'not observable', why: 'no validation_error was seen' }
  const unnamed = rejected.find(({ id, field }) => !isFieldOf(examination, id, field))
  const confirmed: Verdict = { state: 'confirmed', why: 'a validation_error names its field' }
  if (unnamed === undefined) return confirmed
  const { id, field } = unnamed
  const { body: text = 'null', status = 400 } = unnamed.exchange?.response ?? {}
  const body: unknown = JSON.parse(text)
  const envelope = deriveEnvelope(body, status)
  const named = envelope?.fields['field']
  if (named && isFieldOf(examination, id, readMapping(named, body))) {
    found.errors = envelope
    return { state: 'contradicted', why: 'a field of the error body names it' }
  }
  const message = envelope?.fields['message']
  if (
    found.errors &&
    envelope &&
    message?.kind === 'value' &&
    isFieldOf(examination, id, toField(String(readMapping(message, body))))
  ) {
    // The client reads the field from the message of its own envelope only.
    found.errors = fieldFromMessage(envelope, message)
    return confirmed
  }
  if (field && examination.contradictions.get('card.required')?.includes(field))
    return { state: 'not observable', why: `the client sends no ${field}: see card.required` }
  const why =
    field === undefined
      ? 'a validation_error names no field'
      : `a validation_error names "${field}", which is not a field of the request`
  return { state: 'contradicted', why }
}

/** Whether the input of a route has a field of this name, in the client or on the wire. */
function isFieldOf(examination: Examination, id: RouteId, name: unknown): boolean {
  const fields = Object.keys(routes[id].input.shape)
  return fields.some((field) => name === field || name === wireNameOf(examination, field))
}

function fieldFromMessage(envelope: ObjectMapping, message: ValueMapping): Mapping {
  return { ...envelope, fields: { ...envelope.fields, field: { ...message, convert: 'toField' } } }
}
