import type { DepositInstructions } from '@onramp-kit/core/contract'
import type { AccountChain, AccountCurrency } from '@onramp-kit/core/contract/superseded'
import type { Stateful } from '../../engine.ts'

/** The one account of a customer. */
export interface AccountRecord {
  readonly id: string
  readonly customerId: string
  /** Where it pays out, in lower case. */
  readonly address: string
  readonly currency: AccountCurrency
  readonly chain: AccountChain
  readonly instructions: DepositInstructions
  /** Date-time of the virtual clock. */
  readonly createdAt: string
}

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
