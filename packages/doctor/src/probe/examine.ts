import { type AssumptionId, type RouteId, routes } from '@onramp-kit/core/contract'
import { deriveEnvelope } from '../derive/envelope.ts'
import { deriveMapping, hasFit, type Mapping, missingFields } from '../derive/mapping.ts'
import { readMapping, valueAt } from '../derive/readMapping.ts'
import type { CallVariation, Probe } from './call.ts'
import { type Examination, isService, probe } from './examination.ts'
import { createFieldNameSearch } from './findFieldNames.ts'
import { findPath } from './findPath.ts'
import { isUnavailable, parseJson } from './outcome.ts'

/** The assumption behind the response of a route. */
const responseAssumptions: Readonly<Partial<Record<RouteId, AssumptionId>>> = {
  'card.quote': 'card.quote',
  'virtualAccounts.list': 'accounts.instructions',
  'virtualAccounts.register': 'accounts.register',
  'virtualAccounts.termsOfService': 'accounts.terms',
  'virtualAccounts.identityVerification': 'accounts.verification',
  'virtualAccounts.status': 'accounts.status',
}

/** Sent by servers that know the path by another method, or none at all. */
const METHOD_NOT_ALLOWED = 405

/** A path and an envelope may both differ, the latter more than once. */
const MAX_OVERRIDES = 5

/**
 * Calls a route until it works or no override is left to find.
 * @returns the value in the contract's shape, if the route gave one
 */
export async function examine(
  examination: Examination,
  id: RouteId,
  variation: CallVariation = {},
): Promise<unknown> {
  const names = createFieldNameSearch(examination, id)
  let overrides = 0
  while (true) {
    const seen = await probe(examination, id, variation)
    const { outcome } = seen
    const isFound = overrides < MAX_OVERRIDES && (await findOverride(examination, seen))
    if (isFound) overrides++
    const isSafe = mayRepeat(seen)
    if ((isFound && isSafe) || (await names.next(seen, isSafe))) continue
    examination.probes.push(seen)
    if (outcome.kind === 'ok') return outcome.value
    return outcome.kind === 'shape' ? adoptShape(examination, id, outcome.body) : undefined
  }
}

/** A purchase is sent again only after an error which proves that none was opened. */
function mayRepeat({ id, outcome }: Probe): boolean {
  const isRejected = outcome.kind === 'error' && outcome.status >= 400 && outcome.status < 500
  return routes[id].idempotent || (isRejected && outcome.code === 'validation_error')
}

/** Returns whether it found a path or an envelope with which the route should be called again. */
async function findOverride(examination: Examination, seen: Probe): Promise<boolean> {
  const { found, contradictions, probes } = examination
  const { id, outcome } = seen
  const isSearched = id === 'rail.config' ? found.railSegment !== undefined : id in found.paths
  const lacksPath = seen.isWithoutRoute && isService(probes) && !isSearched
  if (lacksPath && (await findPath(examination, id))) return true
  const isComplete = found.errors !== undefined && missingFields(found.errors).length === 0
  if (outcome.kind !== 'foreign' || isComplete || !mayShowEnvelope(seen, probes)) return false
  const envelope = deriveEnvelope(outcome.body, outcome.status)
  if (envelope === undefined || (found.errors && missingFields(envelope).length > 0)) return false
  found.errors = envelope
  contradictions.set(
    'errors.envelope',
    'error bodies have another shape than { error: { code, message } }',
  )
  return true
}

/**
 * Whether an error body may be the service's. A gateway often answers for a service that is down or limited, and a server
 * answers an unknown path itself.
 */
function mayShowEnvelope({ outcome, isWithoutRoute }: Probe, probes: readonly Probe[]): boolean {
  if (!('status' in outcome) || isUnavailable(outcome.status)) return false
  return !isWithoutRoute || probes.every((each) => each.outcome.kind !== 'error')
}

/** Discards an envelope of another server, such as a gateway, if the service sends the interface's. */
function discardForeignEnvelope({ settings, found, contradictions, probes }: Examination): void {
  const bodyOf = ({ exchange }: Probe) => parseJson(exchange?.response?.body ?? '')
  const isRead = ({ outcome }: Probe) => outcome.kind === 'error'
  const isStandard = probes.some((each) => isRead(each) && hasEnvelope(bodyOf(each)))
  if (found.errors === undefined || !isStandard) return
  delete found.errors
  contradictions.delete('errors.envelope')
  if (settings.overrides.errors !== undefined) return
  for (const [index, each] of probes.entries()) {
    const { outcome } = each
    const body = bodyOf(each)
    if (outcome.kind === 'error' && !hasEnvelope(body))
      probes[index] = { ...each, outcome: { kind: 'foreign', status: outcome.status, body } }
  }
}

/** Whether a body is an error in the interface's envelope. */
function hasEnvelope(body: unknown): boolean {
  return ['code', 'message'].every((name) => typeof valueAt(body, ['error', name]) === 'string')
}

/** Derives the schema of a success of another shape. */
function adoptShape(
  { clean, cutOff, found, contradictions }: Examination,
  id: RouteId,
  body: unknown,
): unknown {
  const mapping = deriveMapping(routes[id].response, body, {
    clean,
    onCutOff: () => cutOff.add(id),
  })
  found.schemas[id] = mapping
  const assumption = responseAssumptions[id]
  if (assumption !== undefined)
    contradictions.set(assumption, `the response of ${id} has another shape`)
  return readMapping(mapping, body)
}

/** Discards overrides that another server's responses suggest. Keeps a schema with a field that fits. */
export function discardUnfounded(examination: Examination): void {
  const { found, contradictions, probes } = examination
  discardForeignEnvelope(examination)
  if (isService(probes)) return
  for (const [id, mapping] of Object.entries(found.schemas) as [RouteId, Mapping][]) {
    if (hasFit(mapping)) continue
    delete found.schemas[id]
    const assumption = responseAssumptions[id]
    if (assumption !== undefined) contradictions.delete(assumption)
  }
  const isOfRoute = probes.some(
    ({ outcome, isWithoutRoute }) =>
      !isWithoutRoute && 'status' in outcome && outcome.status !== METHOD_NOT_ALLOWED,
  )
  if (isOfRoute) return
  delete found.errors
  contradictions.delete('errors.envelope')
}
