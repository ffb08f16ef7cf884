import { type AssumptionId, type RouteId, routes } from '@onramp-kit/core/contract'
import { deriveEnvelope } from '../derive/envelope.ts'
import { deriveMapping } from '../derive/mapping.ts'
import { readMapping } from '../derive/readMapping.ts'
import { call, type Trial, type Visit } from './call.ts'
import { findFieldNames } from './findFieldNames.ts'
import { findPath } from './findPath.ts'
import type { Found, Settings } from './settings.ts'

/** What the doctor has seen so far. */
export interface Examination {
  readonly settings: Settings
  readonly found: Found
  /** How the service differs, by assumption. */
  readonly contradictions: Map<AssumptionId, string>
  /** The calls that show what the service does under the overrides found. */
  readonly visits: Visit[]
  /** Waits until a rate limit has passed. */
  readonly sleep: (ms: number) => Promise<void>
}

/** The assumption behind the response of a route. */
const responseAssumptions: Readonly<Partial<Record<RouteId, AssumptionId>>> = {
  'card.quote': 'card.quote',
  'virtualAccounts.list': 'accounts.instructions',
  'virtualAccounts.register': 'accounts.register',
  'virtualAccounts.termsOfService': 'accounts.terms',
  'virtualAccounts.identityVerification': 'accounts.verification',
  'virtualAccounts.status': 'accounts.status',
}

/** A path, field names, an envelope and a schema may all differ. */
const MAX_ROUNDS = 5

/** The client waits as long. */
const LONGEST_WAIT_S = 60

/**
 * Calls a route until it works or no override is left to find.
 * @returns the value in the contract's shape, if the route gave one
 */
export async function examine(
  examination: Examination,
  id: RouteId,
  trial: Trial = {},
): Promise<unknown> {
  const { settings, found, visits, sleep } = examination
  for (let round = 1; ; round++) {
    const visit = await call(id, settings, found, trial)
    const { outcome } = visit
    if (round <= MAX_ROUNDS) {
      const seconds =
        outcome.kind === 'error' && outcome.status === 429 ? outcome.retryAfter : undefined
      if (seconds !== undefined && seconds <= LONGEST_WAIT_S) {
        visits.push(visit)
        await sleep(seconds * 1000)
        continue
      }
      // A validation_error proves that nothing was opened; any other purchase is not sent again.
      const mayRepeat = routes[id].idempotent || outcome.kind === 'error'
      if ((await findRemedy(examination, visit)) && mayRepeat) continue
    }
    visits.push(visit)
    if (outcome.kind === 'ok') return outcome.value
    return outcome.kind === 'shape' ? adoptShape(examination, id, outcome.body) : undefined
  }
}

/** Returns whether it found an override with which the route should be called again. */
async function findRemedy(examination: Examination, visit: Visit): Promise<boolean> {
  const { found, contradictions, visits } = examination
  const { id, outcome } = visit
  const isMissing = 'status' in outcome && outcome.status === 404
  const isUnknown = outcome.kind !== 'error' || !isCodeOf(id, outcome.code)
  if (isMissing && isUnknown && isService(visits) && !(id in found.paths)) {
    const path = await findPath(examination, id)
    if (path !== undefined) return true
  }
  if (outcome.kind === 'foreign' && found.errors === undefined) {
    const envelope = deriveEnvelope(outcome.body)
    if (envelope === undefined) return false
    found.errors = envelope
    contradictions.set(
      'errors.envelope',
      'error bodies have another shape than { error: { code, message } }',
    )
    return true
  }
  if (
    outcome.kind === 'error' &&
    outcome.code === 'validation_error' &&
    routes[id].method === 'POST'
  )
    return findFieldNames(examination, visit)
  return false
}

/** Derives the schema of a success of another shape. */
function adoptShape({ found, contradictions }: Examination, id: RouteId, body: unknown): unknown {
  const mapping = deriveMapping(routes[id].response, body)
  found.schemas[id] = mapping
  const assumption = responseAssumptions[id]
  if (assumption !== undefined)
    contradictions.set(assumption, `the response of ${id} has another shape`)
  return readMapping(mapping, body)
}

/** Whether any response was the service's. Another server, or a wrong base URL, has none of the paths. */
export function isService(visits: readonly Visit[]): boolean {
  return visits.some(
    ({ id, outcome }) =>
      outcome.kind === 'ok' || (outcome.kind === 'error' && isCodeOf(id, outcome.code)),
  )
}

export function isCodeOf(id: RouteId, code: string): boolean {
  return (routes[id].errors as readonly string[]).includes(code)
}
