import type { Tenant } from '../../engine.ts'

/** What one cookie carries, and when it is no longer good, in milliseconds since 1970. */
export interface CookieToken {
  readonly token: string
  readonly expiresAt: number
}

/** A wallet that is signed in under a key. Records are replaced, never changed. */
export interface SessionRecord {
  readonly id: string
  readonly tenant: Tenant
  /** In lower case. */
  readonly address: string
  readonly session: CookieToken
  readonly refresh: CookieToken
  /** Refresh tokens that were used. Whoever shows one again has stolen it, or was stolen from. */
  readonly used: readonly string[]
}
