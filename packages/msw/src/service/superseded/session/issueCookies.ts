import { type SessionCookie, sessionCookies } from '@onramp-kit/core/contract/superseded'
import type { Engine } from '../../engine.ts'
import type { CookieToken } from './sessionRecord.ts'

/** What both cookies carry from now on. */
export function issueCookies({ clock, ids }: Engine): {
  readonly session: CookieToken
  readonly refresh: CookieToken
} {
  const issue = ({ maxAge }: SessionCookie): CookieToken => ({
    token: ids.token(),
    expiresAt: clock.now() + maxAge * 1000,
  })
  return { session: issue(sessionCookies.session), refresh: issue(sessionCookies.refresh) }
}
