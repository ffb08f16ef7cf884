/** A cookie in the jar. */
export interface StoredCookie {
  readonly name: string
  readonly value: string
  /** The host that set it. The jar sends it to no other. */
  readonly host: string
  readonly path: string
  /** Milliseconds since the epoch; `null` for a cookie that never expires. */
  readonly expiresAt: number | null
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: string
  /** Top-level site of a partitioned cookie; `null` for any other cookie. */
  readonly partition: string | null
}

/**
 * Parses a `Set-Cookie` header as a browser does, limited to the attributes of this service. (RFC 6265, 5.2; CHIPS.)
 * @param url the URL of the request
 * @param site the site of the calling page
 * @returns `undefined` for a cookie that a browser would reject
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

/** True if a browser sends the cookie. (RFC 6265, 5.4; CHIPS.) @param site the site of the calling page */
export function matchesCookie(cookie: StoredCookie, url: URL, site: string, now: number): boolean {
  const { expiresAt, host, partition, path, sameSite, secure } = cookie
  return (
    host === url.hostname &&
    isPathBelow(url.pathname, path) &&
    (expiresAt === null || expiresAt > now) &&
    (!secure || isTrustworthy(url)) &&
    (partition === null || partition === site) &&
    (sameSite.toLowerCase() === 'none' || siteOf(url) === site)
  )
}

function isPathBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)
}

/** True for https and for this machine. */
function isTrustworthy({ protocol, hostname }: URL): boolean {
  return (
    protocol === 'https:' || /^(?:.+\.)?localhost$|^127(?:\.\d{1,3}){3}$|^\[::1\]$/.test(hostname)
  )
}

/** Returns scheme and host. Browsers use the registrable domain; in this jar each host is its own site. */
export function siteOf({ protocol, hostname }: URL): string {
  return `${protocol}//${hostname}`
}
