import { safeParse } from 'zod/v4/core'
import { wallet as walletSchema } from '../contract/wallet.ts'
import { type FieldIssue, fieldIssues } from '../errors/fieldIssues.ts'
import { checksumAddress } from './checksumAddress.ts'

const remedy = "pass the buyer's address as their wallet shows it"

/**
 * What is wrong with a wallet; nothing where it is right. Letters of both cases carry a checksum (EIP-55), which mistyping
 * breaks but about once in 4,000 times; an address all in one case carries none and passes.
 */
export function checkWallet(wallet: string): readonly FieldIssue[] {
  const parsed = safeParse(walletSchema, wallet)
  if (!parsed.success) return fieldIssues(parsed.error.issues).map(({ reason }) => wrong(reason))
  return isOneCase(wallet.slice(2)) || wallet === checksumAddress(wallet)
    ? []
    : [wrong('has a mistyped character: its checksum does not fit (EIP-55)')]
}

function wrong(reason: string): FieldIssue {
  return { field: 'wallet', reason: `${reason}; ${remedy}` }
}

function isOneCase(digits: string): boolean {
  return digits === digits.toLowerCase() || digits === digits.toUpperCase()
}
