import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Whose account signed a text, as an address in lower case; `undefined` when nobody's did.
 * @param signature r, s and v as 65 bytes in hexadecimal
 */
export function recoverSigner(text: string, signature: string): string | undefined {
  const parts = /^0x([0-9a-f]{128})([0-9a-f]{2})$/i.exec(signature)
  if (!parts) return undefined
  const [, compact = '', v = ''] = parts
  // Wallets write the recovery bit as it is, or as 27 or 28.
  const recovery = [0, 1].find((bit) => [bit, bit + 27].includes(Number.parseInt(v, 16)))
  if (recovery === undefined) return undefined
  try {
    const key = secp256k1.Signature.fromBytes(hexToBytes(compact))
      .addRecoveryBit(recovery)
      .recoverPublicKey(personalMessageHash(text))
    return addressOf(key.toBytes(false))
  } catch {
    // Numbers that are off the curve.
    return undefined
  }
}

/** What a wallet signs when it is asked to sign a text. (EIP-191, version 0x45; `personal_sign`.) */
export function personalMessageHash(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  return keccak_256(
    concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes),
  )
}

/** The EVM address of an uncompressed public key, in lower case. */
export function addressOf(publicKey: Uint8Array): string {
  return `0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20))}`
}

/** An address with its checksum in the case of its letters. (EIP-55.) @param address in any case */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const cased = digits.replaceAll(/[a-f]/g, (digit, index: number) =>
    Number.parseInt(hash.charAt(index), 16) > 7 ? digit.toUpperCase() : digit,
  )
  return `0x${cased}`
}
