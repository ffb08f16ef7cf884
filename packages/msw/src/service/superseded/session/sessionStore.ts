import type { Stateful } from '../../stateful.ts'
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
  let records = new Map<string, SessionRecord>()
  const find = (is: (record: SessionRecord) => boolean) => [...records.values()].find(is)
  return {
    put(record) {
      records.set(record.id, record)
      return record
    },
    ofToken: (token) => find(({ session }) => session.token === token),
    ofRefresh: (token) =>
      find(({ refresh, used }) => refresh.token === token || used.includes(token)),
    end: ({ id }) => void records.delete(id),
    save: () => [...records.values()],
    load(saved) {
      records = new Map(saved.map((record) => [record.id, record]))
    },
    reset: () => records.clear(),
  }
}
