import type { SessionCookie } from '@onramp-kit/core/contract/superseded'

/**
 * A `Set-Cookie` header with every attribute of the cookie's. (Interface: Superseded contract.)
 * @param basePath the path the service lives under, as browsers see it; `''` at the root
 */
export function setCookie(cookie: SessionCookie, value: string, basePath: string): string {
  const { httpOnly, maxAge, name, partitioned, path, sameSite, secure } = cookie
  return [
    `${name}=${value}`,
    `Path=${path === '/' ? path : basePath + path}`,
    `Max-Age=${maxAge}`,
    ...(httpOnly ? ['HttpOnly'] : []),
    ...(secure ? ['Secure'] : []),
    `SameSite=${sameSite}`,
    ...(partitioned ? ['Partitioned'] : []),
  ].join('; ')
}
