import type { WalletCustomer } from '@onramp-kit/core/contract/superseded'
import type { CustomerRecord } from '../../accounts/customers.ts'
import { seenByClient } from '../../accounts/status.ts'

/** A customer as the superseded contract shows one. */
export function customerReply(record: CustomerRecord): WalletCustomer {
  const { wallet, ...rest } = seenByClient(record)
  return { address: wallet.toLowerCase(), ...rest }
}
