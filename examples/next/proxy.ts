import { type NextRequest, NextResponse } from 'next/server'
import { serviceUrl } from './app/serviceUrl'

const isDevelopment = process.env.NODE_ENV === 'development'
/** Policies list origins: with a path, the browser would allow only that exact URL. */
const { origin } = new URL(serviceUrl)

/** Sends the headers of https://onramp-kit.github.io/onramp-kit/reference/security-headers/. Next.js adds the nonce of the request's policy to its own scripts. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `connect-src 'self' ${origin}`,
    // The simulated service serves its payment page from its own origin.
    `frame-src ${origin}`,
    // Without `require-trusted-types-for 'script'`: Turbopack loads its chunks by URLs that are plain text.
  ].join('; ')
  const permissions = ['payment', 'publickey-credentials-get', 'clipboard-write', 'camera']
    .map((feature) => `${feature}=(self "${origin}")`)
    .join(', ')
  return NextResponse.next({
    request: { headers: new Headers([...request.headers, ['Content-Security-Policy', policy]]) },
    headers: {
      'Content-Security-Policy': policy,
      'Permissions-Policy': permissions,
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  })
}

export const config = { matcher: '/((?!_next/|favicon.ico).*)' }
