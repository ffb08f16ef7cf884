import { errorCodes } from '@onramp-kit/core/contract'
import { call } from './call.ts'
import { isUnavailable, type Outcome } from './outcome.ts'
import type { Exchange } from './recordFetch.ts'
import type { DerivedOverrides, Settings } from './settings.ts'

/** A path that no service has. */
const PATH = '/v1/onramp-doctor-unknown'

/** The response to a path that the service does not have. */
export interface UnknownPath {
  readonly status: number
  readonly body: string
}

/**
 * Calls a path that the service does not have, as the client calls a route: a gateway may need the merchant's headers.
 * @returns undefined if the service is down or limits the rate, so that its response tells nothing
 */
export async function readUnknownPath(
  settings: Settings,
  found: DerivedOverrides,
): Promise<UnknownPath | undefined> {
  const paths = { ...settings.overrides.paths, ...found.paths, 'virtualAccounts.list': PATH }
  const { exchange } = await call('virtualAccounts.list', settings, found, { options: { paths } })
  const { response } = exchange ?? {}
  if (response === undefined || isUnavailable(response.status)) return undefined
  return { status: response.status, body: withoutDetails(response.body) }
}

/** Returns whether a 404 may be about the path: its code is not one of the contract. */
export function mayLackRoute(outcome: Outcome): boolean {
  if (!('status' in outcome) || outcome.status !== 404) return false
  return outcome.kind !== 'error' || !Object.hasOwn(errorCodes, outcome.code)
}

/** Returns whether a 404 is that of an unknown path. JSON other than that shows that the route exists, and its resource does not. */
export function isOfUnknownPath(
  { outcome, exchange }: { readonly outcome: Outcome; readonly exchange: Exchange | undefined },
  unknown: UnknownPath | undefined,
): boolean {
  if (unknown === undefined) return false
  const isJson = outcome.kind === 'error' || outcome.kind === 'foreign'
  const body = withoutDetails(exchange?.response?.body ?? '')
  return !isJson || (unknown.status === 404 && unknown.body === body)
}

/** Removes what differs between two 404s of the same kind: paths with their queries, the method, ids and times. */
function withoutDetails(body: string): string {
  return body
    .replaceAll('\\/', '/')
    .replaceAll(/[^\s"'`]+/g, (word) => (isPath(word) ? '' : word))
    .replaceAll(/\b(?:GET|POST)\b/g, '')
    .replaceAll(/[\w-]+/g, (word) => (/\d/.test(word) ? '' : word))
}

/** A URL of another path may name the kind of problem. */
function isPath(word: string): boolean {
  return word.includes('/') && (!/^https?:/.test(word) || word.includes('/v1/'))
}
