import { usdInstructions, type WalletAccount } from '@onramp-kit/core/contract/superseded'
import type { CustomerRecord } from '../../accounts/customers.ts'
import type { SupersededSettings } from '../supersededSettings.ts'
import type { AccountRecord } from './accountRecord.ts'

/** What the simulated tenant takes of each deposit. */
const DEVELOPER_FEE_PERCENT = '0.5'

/** An account as creating and fetching it answer. (Interface: Response, variants A and B.) */
export function accountReply(
  { accountVariant }: SupersededSettings,
  customer: CustomerRecord,
  account: AccountRecord,
): WalletAccount {
  const { address, chain, createdAt, currency, id, instructions } = account
  // The shapes of variant B in other currencies are not shown. (Assumption `superseded.accounts`.)
  if (accountVariant === 'B' && currency === 'usd')
    return usdInstructions.parse({ currency, ...instructions })
  return {
    id,
    currency,
    status: customer.status === 'active' ? 'activated' : 'deactivated',
    destination: { payment_rail: chain, currency: 'usdc', address },
    deposit_instructions: instructions,
    developer_fee_percent: DEVELOPER_FEE_PERCENT,
    created_at: createdAt,
  }
}
