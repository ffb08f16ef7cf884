/** A date in one of the three forms of HTTP (RFC 9110, 5.6.7); Date.parse alone would also take "-5" for a year. */
const HTTP_DATE = /^[A-Z][a-z]+,? [\w -]+ \d\d:\d\d:\d\d (GMT|\d{4})$/

/**
 * Seconds to wait by a Retry-After header, in either of its forms (RFC 9110, 10.2.3). Undefined where the header is
 * absent, hidden by CORS or unreadable.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  // However many digits there are, it is a number one can count with.
  if (/^\d+$/.test(text)) return Math.min(Number(text), Number.MAX_SAFE_INTEGER)
  const zone = HTTP_DATE.exec(text)?.[1]
  if (zone === undefined) return undefined
  // The form without a zone is of Greenwich as well, and not of where the buyer is.
  const at = Date.parse(zone === 'GMT' ? text : `${text} GMT`)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}
