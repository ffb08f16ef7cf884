/** A cookie and every attribute of it. */
export interface SessionCookie {
  readonly name: string
  readonly httpOnly: boolean
  readonly secure: boolean
  readonly sameSite: 'None'
  readonly partitioned: boolean
  readonly path: string
  /** In seconds. */
  readonly maxAge: number
}

/** The two cookies of a session. (Interface: Superseded contract, Limits 6.) */
export const sessionCookies = {
  session: {
    name: 'svc_session',
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitioned: true,
    path: '/',
    maxAge: 3600,
  },
  refresh: {
    name: 'svc_refresh',
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    partitioned: true,
    path: '/v1/session',
    maxAge: 2_592_000,
  },
} as const satisfies Readonly<Record<string, SessionCookie>>

/** The attributes of a cookie, as a `Set-Cookie` header has them. */
export function cookieAttributes(cookie: SessionCookie): readonly string[] {
  return [
    `Path=${cookie.path}`,
    `Max-Age=${cookie.maxAge}`,
    ...(cookie.httpOnly ? ['HttpOnly'] : []),
    ...(cookie.secure ? ['Secure'] : []),
    `SameSite=${cookie.sameSite}`,
    ...(cookie.partitioned ? ['Partitioned'] : []),
  ]
}

/** A session is renewed about this many seconds after it was created or renewed. (Interface: Superseded contract.) */
export const RENEW_AFTER_SECONDS = 3000
