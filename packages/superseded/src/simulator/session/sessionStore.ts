import type { Stateful, Tenant } from '@onramp-kit/msw/internal'

/** A cookie's value, and its expiry in milliseconds since the epoch. */
export interface CookieToken {
  readonly token: string
  readonly expiresAt: number
}

/** A signed-in wallet. Records are immutable; a change puts a new one. */
export interface SessionRecord {
  readonly id: string
  readonly tenant: Tenant
  /** In lower case. */
  readonly address: string
  readonly session: CookieToken
  readonly refresh: CookieToken
  /** Refresh tokens that were used. A second use means that one was stolen. */
  readonly used: readonly string[]
}

/** The sessions that have not ended, including expired ones. */
export interface SessionStore extends Stateful<readonly SessionRecord[]> {
  /** Adds a record, or replaces the one with the same id. */
  put(record: SessionRecord): SessionRecord
  /** Finds a session by the value of its session cookie. */
  findByToken(token: string): SessionRecord | undefined
  /** Finds a session by the value of its refresh cookie, current or used. */
  findByRefresh(token: string): SessionRecord | undefined
  end(record: SessionRecord): void
}

export function createSessionStore(): SessionStore {
  const records = new Map<string, SessionRecord>()
  /** Session ids by every token the session ever had. */
  const ids = new Map<string, string>()
  const findByAnyToken = (token: string) => records.get(ids.get(token) ?? '')

  function put(record: SessionRecord): SessionRecord {
    const { id, refresh, session, used } = record
    records.set(id, record)
    for (const token of [session.token, refresh.token, ...used]) ids.set(token, id)
    return record
  }

  function reset(): void {
    records.clear()
    ids.clear()
  }

  return {
    put,
    findByToken(token) {
      const record = findByAnyToken(token)
      return record?.session.token === token ? record : undefined
    },
    findByRefresh(token) {
      const record = findByAnyToken(token)
      const isRefresh = record?.refresh.token === token || record?.used.includes(token)
      return isRefresh ? record : undefined
    },
    end: ({ id }) => void records.delete(id),
    save: () => [...records.values()],
    load(saved) {
      reset()
      for (const record of saved) put(record)
    },
    reset,
  }
}
