import { keccak_256 } from '@noble/hashes/sha3.js'

/** An address with its checksum in the case of its letters. (EIP-55.) @param address in any case */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(digits))
  const cased = digits.replaceAll(/[a-f]/g, (digit, index: number) => {
    // One half of a byte for each digit: the first its high half, the next its low one.
    const byte = hash[index >> 1] ?? 0
    const half = index % 2 === 0 ? byte >> 4 : byte & 15
    return half > 7 ? digit.toUpperCase() : digit
  })
  return `0x${cased}`
}
