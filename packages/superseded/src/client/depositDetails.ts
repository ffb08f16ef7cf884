import type { DepositInstructions } from '@onramp-kit/core'
import { hasValue } from '@onramp-kit/core/internal'
import type { WalletAccount } from '../contract/accounts.ts'

/** Returns the details of an account of either variant: every field with a value. (Interface: Response, variant A.) */
export function depositDetails(account: WalletAccount): DepositInstructions {
  // Both variants name the currency in the account itself.
  const { currency: _, ...fields } = account
  const instructions = 'deposit_instructions' in fields ? fields.deposit_instructions : fields
  return Object.fromEntries(Object.entries(instructions).filter(([, value]) => hasValue(value)))
}
