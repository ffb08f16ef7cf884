import { WALLET_PATTERN, WALLET_RULE } from '../contract/primitives.ts'
import type { FieldIssue } from '../errors/usageErrors.ts'
import { keccak256 } from './keccak256.ts'

const hint = "pass the buyer's address as their wallet shows it"

/**
 * Returns the problems of a wallet; an empty list for a valid one. An address in mixed case carries a checksum (EIP-55),
 * which detects all but one in 4,000 typing errors. An address in one case carries none and passes.
 *
 * @example if (checkWallet(text).length > 0) reject()
 */
export function checkWallet(wallet: string): readonly FieldIssue[] {
  if (typeof wallet !== 'string') return [issue('must be of type string')]
  if (!WALLET_PATTERN.test(wallet)) return [issue(WALLET_RULE)]
  return isMistyped(wallet) ? mistyped : []
}

/** Returns the issue of a wallet whose checksum does not match. Leaves a malformed wallet to the schema of the route. */
export function checksumIssues(input: { readonly wallet: string }): readonly FieldIssue[] {
  const wallet: unknown = input?.wallet
  return typeof wallet === 'string' && WALLET_PATTERN.test(wallet) ? checkWallet(wallet) : []
}

/** The last wallet whose checksum matched: a checkout and its purchase check the same one. */
let checked = ''

function isMistyped(wallet: string): boolean {
  const hasChecksum = /[a-f]/.test(wallet) && /[A-F]/.test(wallet)
  if (!hasChecksum || wallet === checked) return false
  if (wallet !== checksumAddress(wallet)) return true
  checked = wallet
  return false
}

const mistyped = [issue('has a mistyped character: its checksum does not fit (EIP-55)')]

function issue(reason: string): FieldIssue {
  return { field: 'wallet', reason: `${reason}; ${hint}` }
}

/** Returns an address, given in any case, with its checksum in the case of its letters. (EIP-55.) */
export function checksumAddress(address: string): string {
  const lower = address.toLowerCase()
  const hash = keccak256(lower.slice(2))
  return lower.replaceAll(/[a-f]/g, (digit, index: number) =>
    // Each digit has half a byte, the first the high one. Its highest bit decides.
    hash[(index >> 1) - 1]! & (index % 2 ? 8 : 128) ? digit.toUpperCase() : digit,
  )
}
