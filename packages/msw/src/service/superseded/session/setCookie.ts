import { cookieAttributes, type SessionCookie } from '@onramp-kit/core/contract/superseded'

/**
 * A `Set-Cookie` header with every attribute of the cookie's. (Interface: Superseded contract.)
 * @param basePath the path the service lives under, as browsers see it; `''` at the root
 */
export function setCookie(cookie: SessionCookie, value: string, basePath: string): string {
  const path = cookie.path === '/' ? cookie.path : basePath + cookie.path
  return [`${cookie.name}=${value}`, ...cookieAttributes({ ...cookie, path })].join('; ')
}
