import { secp256k1 } from '@noble/curves/secp256k1.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { addressOf } from './addressOf.ts'
import { personalMessageHash } from './personalMessageHash.ts'

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
