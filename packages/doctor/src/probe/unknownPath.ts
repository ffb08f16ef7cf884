import { errorCodes, PUBLISHABLE_KEY_HEADER } from '@onramp-kit/core/contract'
import type { Outcome } from './outcome.ts'
import { type Exchange, recordFetch } from './recordFetch.ts'
import type { Settings } from './settings.ts'

/** A path that no service has. */
const PATH = '/v1/onramp-doctor-unknown'

/**
 * Reads the service's 404 for a path that it does not have.
 * @returns its body, or undefined if there is no such 404
 */
export async function readUnknownPath({
  baseUrl,
  publishableKey,
  origin,
  timeout,
}: Settings): Promise<string | undefined> {
  const { fetch, exchange } = recordFetch()
  await fetch(baseUrl.replace(/(?<!\/)\/+$/, '') + PATH, {
    headers: { [PUBLISHABLE_KEY_HEADER]: publishableKey, ...(origin && { origin }) },
    signal: AbortSignal.timeout(timeout),
  }).catch(() => {})
  const { response } = exchange() ?? {}
  return response?.status === 404 ? withoutDetails(response.body) : undefined
}

/** Returns whether a 404 may be about the path: its code is not one of the contract. */
export function mayLackRoute(outcome: Outcome): boolean {
  if (!('status' in outcome) || outcome.status !== 404) return false
  return outcome.kind !== 'error' || !Object.hasOwn(errorCodes, outcome.code)
}

/** Returns whether a 404 is JSON other than that of an unknown path: the route exists, and its resource does not. */
export function differsFromUnknownPath(
  { outcome, exchange }: { readonly outcome: Outcome; readonly exchange: Exchange | undefined },
  unknown: string | undefined,
): boolean {
  const body = exchange?.response?.body
  const isJson = outcome.kind === 'error' || outcome.kind === 'foreign'
  if (!isJson || unknown === undefined || body === undefined) return false
  return withoutDetails(body) !== unknown
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
