import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** What a wallet signs when it is asked to sign a text. (EIP-191, version 0x45; `personal_sign`.) */
export function personalMessageHash(text: string): Uint8Array {
  const bytes = utf8ToBytes(text)
  return keccak_256(
    concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes),
  )
}
