import type { Currency } from '@onramp-kit/core/contract'
import type { CustomerRecord } from '../customers/customerRecord.ts'
import type { Engine } from '../engine.ts'
import { bankDetails } from './bankDetails.ts'

/**
 * Opens a customer's accounts: one for each currency, however often it is asked for. (Interface:
 * Limits 5; assumption `accounts.opening`.)
 */
export function openAccounts({ customers, ids, settings }: Engine, record: CustomerRecord): void {
  const { chain, currencies, token } = settings.accounts
  const open = (currency: Currency) => ({
    id: ids.uuid(),
    chain,
    currency,
    destination_token: token,
    source_deposit_instructions: bankDetails[currency](ids),
  })
  const missing = currencies.filter((each) =>
    record.accounts.every(({ currency }) => currency !== each),
  )
  customers.put({ ...record, accounts: [...record.accounts, ...missing.map(open)] })
}
