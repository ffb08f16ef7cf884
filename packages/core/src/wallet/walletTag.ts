import { keccak_256 } from '@noble/hashes/sha3.js'

/**
 * What stands for a wallet in the browser's storage: sixteen hexadecimal digits, the same for every case of its letters.
 * Enough to find again what is stored for a wallet one knows, and not the wallet itself.
 */
export function walletTag(wallet: string): string {
  const hash = keccak_256(new TextEncoder().encode(`onramp-kit ${wallet}`.toLowerCase()))
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
