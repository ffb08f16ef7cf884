import type { DepositInstructions } from '@onramp-kit/core/contract'
import type { Stateful } from '@onramp-kit/msw/internal'
import type { AccountChain, AccountCurrency } from '../../contract/index.ts'

/** A customer's account. */
export interface AccountRecord {
  readonly id: string
  readonly customerId: string
  /** Wallet that it pays out to, in lower case. */
  readonly address: string
  readonly currency: AccountCurrency
  readonly chain: AccountChain
  readonly instructions: DepositInstructions
  /** Date-time of the virtual clock. */
  readonly createdAt: string
}

/** The accounts of the superseded contract, at most one per customer. (Interface: Limits 5.) */
export interface AccountStore extends Stateful<readonly AccountRecord[]> {
  add(record: AccountRecord): AccountRecord
  findByCustomer(customerId: string): AccountRecord | undefined
}

export function createAccountStore(): AccountStore {
  let records = new Map<string, AccountRecord>()
  return {
    add(record) {
      records.set(record.customerId, record)
      return record
    },
    findByCustomer: (customerId) => records.get(customerId),
    save: () => [...records.values()],
    load(saved) {
      records = new Map(saved.map((record) => [record.customerId, record]))
    },
    reset: () => records.clear(),
  }
}
