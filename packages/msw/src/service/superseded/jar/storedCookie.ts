/** A cookie as a browser keeps it. */
export interface StoredCookie {
  readonly name: string
  readonly value: string
  /** The host it came from; it is sent to no other. */
  readonly host: string
  readonly path: string
  /** Milliseconds since 1970; `null` for one that lasts as long as the jar. */
  readonly expiresAt: number | null
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: string
  /** The site of the pages it is kept for, of a partitioned cookie; else `null`. */
  readonly partition: string | null
}

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

/**
 * Whether a browser sends a cookie along. (RFC 6265, 5.4; CHIPS.)
 * @param site the site of the page that asks
 */
export function matchesCookie(cookie: StoredCookie, url: URL, site: string, now: number): boolean {
  const { expiresAt, host, partition, path, sameSite, secure } = cookie
  return (
    host === url.hostname &&
    isBelow(url.pathname, path) &&
    (expiresAt === null || expiresAt > now) &&
    (!secure || isTrustworthy(url)) &&
    (partition === null || partition === site) &&
    (sameSite.toLowerCase() === 'none' || siteOf(url) === site)
  )
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

/** Whether what is sent there stays between the two: https, or this very machine. */
function isTrustworthy({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'https:' || /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/.test(hostname)
  )
}

/** Scheme and host. Browsers look at the registrable domain; to this jar each host is a site of its own. */
export function siteOf({ protocol, hostname }: URL): string {
  return `${protocol}//${hostname}`
}
