import type { DepositInstructions } from '@onramp-kit/core/contract'
import { type StatefulMap, statefulMap } from '@onramp-kit/msw/internal'
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

/** The accounts of the superseded contract, by customer, of whom each has at most one. (Interface: Limits 5.) */
export function createAccountStore(): StatefulMap<AccountRecord> {
  return statefulMap(({ customerId }) => customerId)
}
