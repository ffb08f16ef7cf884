/** The two cookies of a session and every attribute of each; `maxAge` in seconds. (Interface: Superseded contract, Limits 6.) */
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
} as const

export type SessionCookie = (typeof sessionCookies)[keyof typeof sessionCookies]

/** A session is renewed about this many seconds after it was created or renewed. (Interface: Superseded contract.) */
export const RENEW_AFTER_SECONDS = 3000
