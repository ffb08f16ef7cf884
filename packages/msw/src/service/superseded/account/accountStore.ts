import type { Stateful } from '../../engine.ts'
import type { AccountRecord } from './accountRecord.ts'

/** The accounts of the superseded contract, one for each customer. (Interface: Limits 5.) */
export interface AccountStore extends Stateful<readonly AccountRecord[]> {
  add(record: AccountRecord): AccountRecord
  ofCustomer(customerId: string): AccountRecord | undefined
}

export function createAccountStore(): AccountStore {
  let records = new Map<string, AccountRecord>()
  return {
    add(record) {
      records.set(record.customerId, record)
      return record
    },
    ofCustomer: (customerId) => records.get(customerId),
    save: () => [...records.values()],
    load(saved) {
      records = new Map(saved.map((record) => [record.customerId, record]))
    },
    reset: () => records.clear(),
  }
}
