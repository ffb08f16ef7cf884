import { hasValue } from '../accounts/depositFields.ts'
import type { DepositInstructions } from '../contract/accounts.ts'
import type { WalletAccount } from '../contract/superseded/accounts.ts'

/** What a bank needs to send money to an account of either variant: every field that has a value. (Interface: Response, variant A.) */
export function depositDetails(account: WalletAccount): DepositInstructions {
  return Object.fromEntries(
    Object.entries(instructionsOf(account)).filter(([, value]) => hasValue(value)),
  )
}

function instructionsOf(account: WalletAccount): DepositInstructions {
  if ('deposit_instructions' in account) return account.deposit_instructions
  // Which currency it is paid in, the account says in either variant.
  const { currency: _, ...instructions } = account
  return instructions
}
