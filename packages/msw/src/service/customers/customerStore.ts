import { equalsIgnoringCase } from '../equalsIgnoringCase.ts'
import type { Stateful } from '../stateful.ts'
import type { CustomerRecord } from './customerRecord.ts'

/** The banking provider's customers, in the order they were registered. */
export interface CustomerStore extends Stateful<readonly CustomerRecord[]> {
  /** Adds a record, or takes it in place of the one with the same id. */
  put(record: CustomerRecord): CustomerRecord
  find(id: string): CustomerRecord | undefined
  /** The customer that a wallet, written in any case, is under a key. */
  ofWallet(key: string, wallet: string): CustomerRecord | undefined
  list(): readonly CustomerRecord[]
}

export function createCustomerStore(): CustomerStore {
  let records = new Map<string, CustomerRecord>()
  const list = () => [...records.values()]
  return {
    put(record) {
      records.set(record.id, record)
      return record
    },
    find: (id) => records.get(id),
    ofWallet: (key, wallet) =>
      list().find(
        (record) => record.tenant.key === key && equalsIgnoringCase(record.wallet, wallet),
      ),
    list,
    save: list,
    load(saved) {
      records = new Map(saved.map((record) => [record.id, record]))
    },
    reset: () => records.clear(),
  }
}
