import type { DepositInstructions } from '@onramp-kit/core'
import { hasValue } from '@onramp-kit/core/internal'
import type { WalletAccount } from '../contract/accounts.ts'

/** Returns the details of an account of either variant: every field with a value. (Interface: Response, variant A.) */
export function depositDetails(account: WalletAccount): DepositInstructions {
  return Object.fromEntries(
    Object.entries(instructionsOf(account)).filter(([, value]) => hasValue(value)),
  )
}

function instructionsOf(account: WalletAccount): DepositInstructions {
  if ('deposit_instructions' in account) return account.deposit_instructions
  // Both variants name the currency in the account itself.
  const { currency: _, ...instructions } = account
  return instructions
}
