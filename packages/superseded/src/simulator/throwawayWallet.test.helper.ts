import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { addressOf, checksumAddress, personalMessageHash } from './proof/signature.ts'

/** The fields of an EIP-4361 message except the address. */
export interface SiweFields {
  readonly domain?: string
  readonly uri?: string
  readonly nonce?: string
  readonly issuedAt: number
  /** The lines after `Issued At`. */
  readonly more?: string
}

/** Creates a wallet with a worthless key. The same name gives the same wallet. */
export function throwawayWallet(name = 'throwaway') {
  const secretKey = keccak_256(utf8ToBytes(name))
  const address = checksumAddress(addressOf(secp256k1.getPublicKey(secretKey, false)))
  let signed = 0

  /** Signs a text as `personal_sign` does. */
  function sign(text: string): string {
    const recovered = secp256k1.sign(personalMessageHash(text), secretKey, {
      prehash: false,
      format: 'recovered',
    })
    const [recovery = 0, ...compact] = recovered
    return `0x${bytesToHex(new Uint8Array(compact))}${(recovery + 27).toString(16)}`
  }

  function message({ domain, uri, nonce, issuedAt, more = '' }: SiweFields): string {
    return `${domain ?? 'shop.example'} wants you to sign in with your Ethereum account:
${address}

Sign in to the shop.

URI: ${uri ?? 'https://shop.example/account'}
Version: 1
Chain ID: 1
Nonce: ${nonce ?? `${name.replaceAll(/\W/g, '')}nonce${signed++}`}
Issued At: ${new Date(issuedAt).toISOString()}${more}`
  }

  return {
    address,
    sign,
    message,
    /** Creates a signed EIP-4361 proof. */
    siwe(fields: SiweFields) {
      const text = message(fields)
      return { address, message: text, signature: sign(text) }
    },
  }
}
