type HeaderRecord = Readonly<Record<string, string>>

/**
 * Of every hosted page, and of what it loads: takes nothing from elsewhere, tells nobody where it came
 * from, is stored by nobody.
 */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const

/** An answer of the hosted page. @param type its media type, always in UTF-8 */
export function pageResponse(
  body: string,
  type: 'text/html' | 'text/css' | 'text/javascript',
  { status = 200, headers: more = {} }: { status?: number; headers?: HeaderRecord } = {},
): Response {
  return new Response(body, {
    status,
    headers: { ...headers, ...more, 'Content-Type': `${type}; charset=utf-8` },
  })
}

/** Sends the browser on by GET, so that a reload shows the outcome and never sends a form again. */
export function pageRedirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: location } })
}
