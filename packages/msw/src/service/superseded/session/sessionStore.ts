import type { Stateful } from '../../engine.ts'
import type { SessionRecord } from './sessionRecord.ts'

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
