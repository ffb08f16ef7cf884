import type { Stateful, Tenant } from '../../engine.ts'

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

/** The sessions that have not been ended, those past their time included. */
export interface SessionStore extends Stateful<readonly SessionRecord[]> {
  /** Adds a record, or takes it in place of the one with the same id. */
  put(record: SessionRecord): SessionRecord
  /** The session that a session cookie opens. */
  ofToken(token: string): SessionRecord | undefined
  /** The session that a refresh cookie renews, or once has. */
  ofRefresh(token: string): SessionRecord | undefined
  end(record: SessionRecord): void
}

export function createSessionStore(): SessionStore {
  const records = new Map<string, SessionRecord>()
  /** Ids of sessions by the tokens that were ever theirs. */
  const ids = new Map<string, string>()
  const ofAnyToken = (token: string) => records.get(ids.get(token) ?? '')

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
    ofToken(token) {
      const record = ofAnyToken(token)
      return record?.session.token === token ? record : undefined
    },
    ofRefresh(token) {
      const record = ofAnyToken(token)
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
