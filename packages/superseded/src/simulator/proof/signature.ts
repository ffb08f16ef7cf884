import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Recovers the address that signed a text.
 * @param signature r, s and v as 65 bytes in hexadecimal
 * @returns the address in lower case; `undefined` for an invalid signature
 */
export function recoverSigner(text: string, signature: string): string | undefined {
  const parts = /^0x([0-9a-f]{128})([0-9a-f]{2})$/i.exec(signature)
  if (!parts) return undefined
  const [, compact = '', v = ''] = parts
  // Wallets write the recovery bit as 0 or 1, or as 27 or 28.
  const recovery = [0, 1].find((bit) => [bit, bit + 27].includes(Number.parseInt(v, 16)))
  if (recovery === undefined) return undefined
  try {
    const key = secp256k1.Signature.fromBytes(hexToBytes(compact))
      .addRecoveryBit(recovery)
      .recoverPublicKey(personalMessageHash(text))
    return addressOf(key.toBytes(false))
  } catch {
    // The numbers are not on the curve.
    return undefined
  }
}

/** Computes the hash that a wallet signs for a text. (EIP-191, version 0x45; `personal_sign`.) */
export function personalMessageHash(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  return keccak_256(
    concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes),
  )
}

/** Computes the EVM address of an uncompressed public key, in lower case. */
export function addressOf(publicKey: Uint8Array): string {
  return `0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20))}`
}

/** Writes an address with its checksum. (EIP-55.) @param address in any letter case */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const cased = digits.replaceAll(/[a-f]/g, (digit, index: number) =>
    Number.parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${cased}`
}
