import type { DepositInstructions } from '@onramp-kit/core/contract'
import type { AccountChain, AccountCurrency } from '@onramp-kit/core/contract/superseded'

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
