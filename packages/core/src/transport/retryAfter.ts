import type { RawResponse, ReceivedResponse } from './received.ts'

/** Caps Retry-After, so that one bad header cannot disable a shop for a day. */
const LONGEST_SECONDS = 15 * 60

/** The three date formats of HTTP (RFC 9110, 5.6.7). `Date.parse` alone would read "-5" as a year. */
const HTTP_DATE = /^[A-Z][a-z]+,? [\w -]+ \d\d:\d\d:\d\d (GMT|\d{4})$/

/**
 * Returns the seconds to wait, at most 900 (assumption `limits.rate`). Reads both formats (RFC 9110, 10.2.3), and the
 * longest value of a repeated header, such as "7, 7". Returns `undefined` if the header is absent, hidden by CORS or
 * malformed.
 *
 * @param date the response's Date header if CORS exposes it: a date in Retry-After is relative to it. Otherwise it is
 * relative to the device's clock, and a date in the past is ignored
 */
export function parseRetryAfter(
  header: string | null,
  date: string | null,
  now: number,
): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+(?:, *\d+)*$/.test(text))
    return Math.min(LONGEST_SECONDS, Math.max(...text.split(',').map(Number)))
  const until = parseHttpDate(text)
  if (until === undefined) return undefined
  const sent = parseHttpDate(date ?? '')
  const seconds = Math.ceil((until - (sent ?? now)) / 1000)
  // The device's clock may be wrong, so a past date means nothing.
  if (seconds <= 0 && sent === undefined) return undefined
  return Math.min(LONGEST_SECONDS, Math.max(0, seconds))
}

function parseHttpDate(text: string): number | undefined {
  const zone = HTTP_DATE.exec(text)?.[1]
  if (zone === undefined) return undefined
  // The format without a zone is in GMT as well.
  const at = Date.parse(zone === 'GMT' ? text : `${text} GMT`)
  return Number.isNaN(at) ? undefined : at
}

/** A 429 or 5xx with a Retry-After, which holds back the next request. */
export interface RetryAfterMemory {
  readonly response: RawResponse
  /** When Retry-After has elapsed, by `clock.monotonic()`. */
  readonly until: number
}

/** Returns the remembered response with the remaining seconds, or `undefined` once Retry-After has elapsed. */
export function heldBack(
  memory: RetryAfterMemory | undefined,
  monotonic: number,
): ReceivedResponse | undefined {
  if (memory === undefined) return undefined
  const retryAfter = Math.ceil((memory.until - monotonic) / 1000)
  return retryAfter > 0 ? { response: memory.response, retryAfter, isHeldBack: true } : undefined
}
