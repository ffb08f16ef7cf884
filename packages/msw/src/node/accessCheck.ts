import { isIP } from 'node:net'
import { ServiceError } from '../service/http/serviceError.ts'
import { isPagePath } from '../service/servicePaths.ts'
import { hostnameOf, hostnameOfAddress, isEverywhere } from './hostnames.ts'

/** Returns the error of a request that is not allowed, or `undefined`. */
type AccessCheck = (request: Request) => ServiceError | undefined

/**
 * Protects a served service from the websites open in the developer's browser.
 *
 * - `/_simulator` takes no key. It answers known hosts, and allowed origins or none (such as curl). It accepts changes
 *   as JSON only, which a page of another origin cannot send without a preflight.
 * - Hosted pages answer known hosts. A site that rebinds its own name to this machine has the pages' origin, and could
 *   read what the same-origin policy keeps from it.
 * - `/v1` answers every host, because it answers every origin: rebinding gains nothing there. A key with a list of
 *   origins checks the `Origin` header, which rebinding cannot forge, and cookies stay with the host that set them.
 *
 * Only `serve` checks. In the same process (MSW, `service.fetch`) every caller is the developer's own code.
 *
 * @param host the address the server listens on
 * @param origins origins that may use the controls; their hosts are known
 */
export function createAccessCheck(host: string, origins: readonly string[]): AccessCheck {
  const hostnames = [hostnameOfAddress(host), ...origins.map(hostnameOf)]

  const isKnownHost = (hostname: string) =>
    isLoopback(hostname) ||
    hostnames.includes(hostname) ||
    // Rebinding needs a name: a browser that asks for an IP address has reached that address.
    (isEverywhere(host) && isIP(hostname) !== 0)

  const isAllowedOrigin = (text: string) => {
    const origin = parseOrigin(text)
    return origin !== undefined && (origins.includes(origin) || isLoopback(hostnameOf(origin)))
  }

  return ({ headers, method, url }) => {
    const { pathname } = new URL(url)
    const isControl = pathname.startsWith('/_simulator/')
    if (!isControl && !isPagePath(pathname)) return undefined
    if (!isKnownHost(hostnameOf(url)))
      return unreadableError(
        'host_not_allowed',
        `The host ${hostnameOf(url)} is not allowed here. Start the service with --allow-origin (allowOrigins of serve) to allow it.`,
      )
    if (!isControl) return undefined
    const origin = headers.get('origin')
    if (origin !== null && !isAllowedOrigin(origin))
      return unreadableError(
        'origin_not_allowed',
        `The origin ${origin} may not use the controls. Start the service with --allow-origin (allowOrigins of serve) to allow it.`,
      )
    if (method === 'POST' && !/^application\/json *(;|$)/i.test(headers.get('content-type') ?? ''))
      return new ServiceError(
        'unsupported_media_type',
        'The controls accept JSON only. Send the header content-type: application/json.',
      )
    return undefined
  }
}

/** Creates an error that no page of another origin can read. */
function unreadableError(
  code: 'host_not_allowed' | 'origin_not_allowed',
  message: string,
): ServiceError {
  return new ServiceError(code, message, { headers: { Vary: 'Origin' } })
}

/** True for a hostname that is this machine in every browser. */
function isLoopback(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d+){3}$|^::1$/.test(hostname)
}

/** Returns the origin a text spells, or `undefined` for one that is not http(s) or has more than an origin. */
export function parseOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { href, origin, protocol } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined
}
