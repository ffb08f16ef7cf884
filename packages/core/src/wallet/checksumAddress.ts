import { keccak256 } from './keccak256.ts'

/** An address with its checksum in the case of its letters. (EIP-55.) @param address in any case */
export function checksumAddress(address: string): string {
  const lower = address.toLowerCase()
  const hash = keccak256(lower.slice(2))
  return lower.replaceAll(/[a-f]/g, (digit, index: number) =>
    // Each digit has half a byte, the first the high one. Its highest bit decides.
    hash[(index >> 1) - 1]! & (index % 2 ? 8 : 128) ? digit.toUpperCase() : digit,
  )
}
