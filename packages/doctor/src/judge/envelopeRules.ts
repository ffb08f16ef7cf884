import { deriveEnvelope } from '../derive/envelope.ts'
import type { Mapping, ObjectMapping, ValueMapping } from '../derive/mapping.ts'
import { readMapping, toField } from '../derive/readMapping.ts'
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
export function errorField({ probes, examination: { found } }: Evidence): Verdict {
  const rejected = probes.filter(
    ({ outcome }) => outcome.kind === 'error' && outcome.code === 'validation_error',
  )
  if (rejected.length === 0) return { state: 'not observable', why: 'no validation_error was seen' }
  const unnamed = rejected.find(
    ({ outcome }) => outcome.kind === 'error' && outcome.field === undefined,
  )
  const confirmed: Verdict = { state: 'confirmed', why: 'a validation_error names its field' }
  if (unnamed === undefined) return confirmed
  const { body: text = 'null', status = 400 } = unnamed.exchange?.response ?? {}
  const body: unknown = JSON.parse(text)
  const envelope = deriveEnvelope(body, status)
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

function fieldFromMessage(envelope: ObjectMapping, message: ValueMapping): Mapping {
  return { ...envelope, fields: { ...envelope.fields, field: { ...message, convert: 'toField' } } }
}
