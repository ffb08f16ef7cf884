type HeaderRecord = Readonly<Record<string, string>>

/** Headers of every hosted page and asset: no foreign resources, no referrer, no caching. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
} as const

/** Builds a response with a page or an asset, in UTF-8. */
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

/** Redirects by GET, so that a reload shows the outcome and does not resubmit the form. */
export function pageRedirect(location: string): Response {
  return new Response(null, { status: 303, headers: { ...headers, Location: location } })
}
