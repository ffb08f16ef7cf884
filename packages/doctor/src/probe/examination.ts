import { type AssumptionId, type RouteId, routes } from '@onramp-kit/core/contract'
import type { Clean } from '../redaction/clean.ts'
import { type CallVariation, call, type Probe } from './call.ts'
import type { DerivedOverrides, Settings } from './settings.ts'
import { isOfUnknownPath, mayLackRoute, readUnknownPath, type UnknownPath } from './unknownPath.ts'

/** What the doctor has seen so far. */
export interface Examination {
  readonly settings: Settings
  readonly found: DerivedOverrides
  /** How the service differs, by assumption. */
  readonly contradictions: Map<AssumptionId, string>
  /** Why a search ended early, by the assumption that it would have judged. */
  readonly unfinished: Map<AssumptionId, string>
  /** The calls that show what the service does under the overrides found. */
  readonly probes: Probe[]
  /** The calls that were repeated after a rate limit. */
  readonly limited: Probe[]
  /** The routes whose responses are too long or nest too deep to be mapped in full. */
  readonly cutOff: Set<RouteId>
  /** Removes the secrets of the flags. A name that holds one is never written to the overrides. */
  readonly clean: Clean
  /** The response to an unknown path, once it is needed. */
  unknownPath?: Promise<UnknownPath | undefined>
  /** Waits, and says why. */
  readonly sleep: (ms: number, why: string) => Promise<void>
}

/** The client waits as long. */
const LONGEST_WAIT_S = 60

/** Calls a route, and once more after a rate limit. A 429 proves that the service did not act. */
export async function probe(
  examination: Examination,
  id: RouteId,
  variation?: CallVariation,
): Promise<Probe> {
  const { limited, sleep } = examination
  const first = await probeOnce(examination, id, variation)
  const { outcome } = first
  const seconds =
    outcome.kind === 'error' && outcome.status === 429 ? outcome.retryAfter : undefined
  if (seconds === undefined || seconds > LONGEST_WAIT_S) return first
  limited.push(first)
  await sleep(seconds * 1000, 'rate limit reached')
  return probeOnce(examination, id, variation)
}

async function probeOnce(
  examination: Examination,
  id: RouteId,
  variation: CallVariation | undefined,
): Promise<Probe> {
  const { settings, found } = examination
  const seen = await call(id, settings, found, variation)
  if (!mayLackRoute(seen.outcome)) return { ...seen, isWithoutRoute: false }
  examination.unknownPath ??= readUnknownPath(settings, found)
  return { ...seen, isWithoutRoute: isOfUnknownPath(seen, await examination.unknownPath) }
}

/** Whether any response was the service's. Another server, or a wrong base URL, has none of the paths. */
export function isService(probes: readonly Probe[]): boolean {
  return probes.some(
    ({ id, outcome }) =>
      outcome.kind === 'ok' || (outcome.kind === 'error' && isCodeOf(id, outcome.code)),
  )
}

/** Returns the last call of each route. */
export function lastProbes(probes: readonly Probe[]): Iterable<Probe> {
  return new Map(probes.map((each) => [each.id, each])).values()
}

/** Returns the header that holds the id of a request, as far as is known. */
export function requestIdHeaderOf({ found, settings }: Examination): string {
  return found.requestIdHeader ?? settings.overrides.requestIdHeader ?? 'x-request-id'
}

/** Returns the name of a body field on the wire, as far as is known. */
export function wireNameOf({ found, settings }: Examination, field: string): string {
  const names: Readonly<Record<string, string | undefined>> = {
    ...settings.overrides.fieldNames,
    ...found.fieldNames,
  }
  return names[field] ?? field
}

export function isCodeOf(id: RouteId, code: string): boolean {
  return (routes[id].errors as readonly string[]).includes(code)
}
