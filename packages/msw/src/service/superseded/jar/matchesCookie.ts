import { isTrustworthy } from './isTrustworthy.ts'
import { siteOf } from './siteOf.ts'
import type { StoredCookie } from './storedCookie.ts'

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
