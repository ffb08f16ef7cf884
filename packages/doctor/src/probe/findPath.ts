import { type AssumptionId, type RouteId, railConfigPath, routes } from '@onramp-kit/core/contract'
import { deriveMapping, missingFields } from '../derive/mapping.ts'
import type { Probe } from './call.ts'
import { type Examination, isCodeOf, isService, lastProbes, probe } from './examination.ts'

/** Names under /v1/virtual-accounts that the interface suggests. */
const names: Readonly<Partial<Record<RouteId, readonly string[]>>> = {
  'virtualAccounts.termsOfService': [
    'tos-link',
    'terms',
    'tos',
    'terms-link',
    'terms-of-service-link',
    'terms_of_service',
  ],
  'virtualAccounts.identityVerification': [
    'kyc-link',
    'kyc',
    'verification',
    'identity',
    'verification-link',
    'identity-verification-link',
    'identity_verification',
  ],
  'virtualAccounts.status': [
    'customer',
    'register',
    'registration',
    'customer-status',
    'state',
    'kyc-status',
    'verification-status',
    'verification',
  ],
}

/** Names of the crypto-deposit rail. */
const segments = [
  'crypto',
  'crypto-deposit',
  'crypto-deposits',
  'deposit',
  'deposits',
  'crypto-rail',
  'rails',
  'onchain',
]

/** Marks a path that was not found. */
const TODO = 'TODO'

/** Whether a path or a segment is to be filled in by hand. */
export function isTodoPath(path: string | undefined): boolean {
  return path !== undefined && /(?:^|-)TODO(?:\/|$)/.test(path)
}

/** A path that the client accepts. Two routes must not share one. */
function todoPath(id: RouteId): string {
  return routes[id].path.replace(/(?:\/\{\w+\})?$/, `-${TODO}$&`)
}

/** Marks the paths that the interface shows and the service does not have. */
export function markTodoPaths({ found, probes }: Examination): void {
  if (!isService(probes)) return
  for (const { id, isWithoutRoute } of lastProbes(probes))
    if (id !== 'rail.config' && !(id in found.paths) && isWithoutRoute)
      found.paths[id] = todoPath(id)
}

/**
 * Looks for the path of a route that the default has not. A guessed POST may act, such as accept the terms, so it needs the
 * flag that allows to register the wallet.
 * @returns whether one answered
 */
export async function findPath(examination: Examination, id: RouteId): Promise<boolean> {
  const { settings, found, contradictions } = examination
  const { path: [assumption] = [] } = routes[id].assumes as { path?: readonly AssumptionId[] }
  if (assumption === undefined) return false
  const isRail = id === 'rail.config'
  const mayTry = routes[id].method === 'GET' || settings.allowRegistration
  for (const name of isRail ? segments : mayTry ? (names[id] ?? []) : []) {
    const path = isRail ? railConfigPath(name) : `/v1/virtual-accounts/${name}`
    const options = isRail
      ? { railSegment: name }
      : { paths: { ...settings.overrides.paths, ...found.paths, [id]: path } }
    if (!answers(await probe(examination, id, { options }))) continue
    if (isRail) found.railSegment = name
    else found.paths[id] = path
    contradictions.set(assumption, `the path is ${path}`)
    return true
  }
  if (isRail) found.railSegment = TODO
  else found.paths[id] = todoPath(id)
  contradictions.set(
    assumption,
    mayTry
      ? `no route at ${routes[id].path}, nor at other plausible paths: ask for the path`
      : `no route at ${routes[id].path}: ask for the path, or let --allow-registration try others`,
  )
  return false
}

/** Whether the route exists: a success, or an error that comes after the routing. */
function answers({ id, outcome }: Probe): boolean {
  if (outcome.kind === 'ok') return true
  if (outcome.kind === 'shape') {
    const missing = (body: unknown) =>
      missingFields(deriveMapping(routes[id].response, body)).length
    // A success in which no field fits is another route's.
    return missing(outcome.body) < missing({})
  }
  if (outcome.kind !== 'error' || !isCodeOf(id, outcome.code)) return false
  return ![401, 403, 429].includes(outcome.status) && outcome.code !== 'publishable_key_missing'
}
