import { isTrustworthy } from './isTrustworthy.ts'
import type { StoredCookie } from './storedCookie.ts'

/**
 * Reads a `Set-Cookie` header the way a browser does, as far as a session of this service goes; `undefined` for a cookie
 * that a browser would not take. (RFC 6265, 5.2; CHIPS.)
 * @param url where it came from
 * @param site the site of the page that asked
 */
export function parseSetCookie(
  header: string,
  url: URL,
  site: string,
  now: number,
): StoredCookie | undefined {
  const [pair = '', ...rest] = header.split(';')
  const attributes = new Map(rest.map(readAttribute))
  const [name, value] = splitPair(pair)
  const secure = attributes.has('secure')
  const partitioned = attributes.has('partitioned')
  const sameSite = attributes.get('samesite') ?? 'Lax'
  if (name === '' || value === undefined) return undefined
  if (secure ? !isTrustworthy(url) : partitioned || sameSite.toLowerCase() === 'none')
    return undefined
  const path = attributes.get('path') ?? ''
  const maxAge = attributes.get('max-age') ?? ''
  return {
    name,
    value,
    host: url.hostname,
    path: path.startsWith('/') ? path : defaultPath(url),
    expiresAt: /^-?\d+$/.test(maxAge) ? now + Number(maxAge) * 1000 : null,
    httpOnly: attributes.has('httponly'),
    secure,
    sameSite,
    partition: partitioned ? site : null,
  }
}

function splitPair(pair: string): readonly [name: string, value: string | undefined] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair.trim(), undefined] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

function readAttribute(text: string): readonly [name: string, value: string] {
  const [name, value = ''] = splitPair(text)
  return [name.toLowerCase(), value]
}

function defaultPath({ pathname }: URL): string {
  return pathname.slice(0, Math.max(1, pathname.lastIndexOf('/')))
}
