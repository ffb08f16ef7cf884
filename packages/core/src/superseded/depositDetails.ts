import type { WalletAccount } from '../contract/superseded/walletAccount.ts'
import type { DepositInstructions } from '../contract/virtualAccount.ts'

/** What a bank needs to send money to an account of either variant: every field that has a value. (Interface: Response, variant A.) */
export function depositDetails(account: WalletAccount): DepositInstructions {
  const instructions = 'deposit_instructions' in account ? account.deposit_instructions : account
  const shown = Object.entries(instructions).filter(
    ([name, value]) => name !== 'currency' && hasValue(value),
  )
  return Object.fromEntries(shown)
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return value !== undefined && value !== null && value !== ''
}
