/**
 * Seconds to wait by a Retry-After header, in either of its forms (RFC 9110, 10.2.3). Undefined where the header is
 * absent, hidden by CORS or unreadable.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim()
  if (text === undefined || text === '') return undefined
  if (/^\d+$/.test(text)) return Number(text)
  // A date starts with the name of its day; Date.parse alone would also take "-5" for a year.
  if (!/^[A-Za-z]{3}/.test(text)) return undefined
  const at = Date.parse(text)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000))
}
