import { safeParse } from 'zod/v4/core'
import { walletInput, wallet as walletSchema } from '../contract/primitives.ts'
import { type FieldIssue, fieldIssues, InputError } from '../errors/usageErrors.ts'
import { keccak256 } from './keccak256.ts'

const remedy = "pass the buyer's address as their wallet shows it"

/**
 * What is wrong with a wallet; nothing where it is right. Letters of both cases carry a checksum (EIP-55), which mistyping
 * breaks but about once in 4,000 times; an address all in one case carries none and passes.
 */
export function checkWallet(wallet: string): readonly FieldIssue[] {
  const parsed = safeParse(walletSchema, wallet)
  if (!parsed.success) return fieldIssues(parsed.error.issues).map(({ reason }) => wrong(reason))
  return isMistyped(wallet) ? mistyped : []
}

/**
 * Checks the wallet that `input` pays out to, and returns `input`. Leaves an input without a well-formed wallet to the
 * schema of its route, which names every wrong field.
 *
 * @throws InputError if the wallet has a checksum that does not fit
 */
export function checkPayoutWallet<Input>(operation: string, input: Input): Input {
  const { data } = safeParse(walletInput, input)
  if (data && isMistyped(data.wallet)) throw new InputError(operation, mistyped)
  return input
}

/** The last wallet whose checksum fit: a checkout and its purchase pass the same one. */
let checked = ''

function isMistyped(wallet: string): boolean {
  const hasChecksum = /[a-f]/.test(wallet) && /[A-F]/.test(wallet)
  if (!hasChecksum || wallet === checked) return false
  if (wallet !== checksumAddress(wallet)) return true
  checked = wallet
  return false
}

const mistyped = [wrong('has a mistyped character: its checksum does not fit (EIP-55)')]

function wrong(reason: string): FieldIssue {
  return { field: 'wallet', reason: `${reason}; ${remedy}` }
}

/** An address with its checksum in the case of its letters. (EIP-55.) @param address in any case */
export function checksumAddress(address: string): string {
  const lower = address.toLowerCase()
  const hash = keccak256(lower.slice(2))
  return lower.replaceAll(/[a-f]/g, (digit, index: number) =>
    // Each digit has half a byte, the first the high one. Its highest bit decides.
    hash[(index >> 1) - 1]! & (index % 2 ? 8 : 128) ? digit.toUpperCase() : digit,
  )
}
