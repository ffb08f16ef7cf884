import { checksumAddress } from './signature.ts'

/** A parsed EIP-4361 message. Times are in milliseconds since the epoch. */
export interface SiweMessage {
  readonly scheme?: string
  /** Host, with the port if any. */
  readonly domain: string
  readonly address: string
  readonly uri: URL
  readonly nonce: string
  readonly issuedAt: number
  readonly expirationTime?: number
  readonly notBefore?: number
}

const dateTime = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)`
const uri = String.raw`[A-Za-z][\w+.-]*:[!#-;=?-Z_a-z~%[\]@$&'()*+,]*`
const visible = String.raw`[\w\-.~:/?#[\]@!$&'()*+,;= ]`

/** The grammar of EIP-4361, line by line. */
const grammar = new RegExp(
  [
    String.raw`^(?:(?<scheme>[A-Za-z][\w+.-]*)://)?(?<domain>[\w\-.~%!$&'()*+,;=:@[\]]+) wants you to sign in with your Ethereum account:\n`,
    String.raw`(?<address>0x[0-9a-fA-F]{40})\n\n`,
    String.raw`(?:${visible}+\n)?\n`,
    String.raw`URI: (?<uri>${uri})\n`,
    String.raw`Version: 1\n`,
    String.raw`Chain ID: [1-9]\d*\n`,
    String.raw`Nonce: (?<nonce>[A-Za-z0-9]{8,})\n`,
    String.raw`Issued At: (?<issuedAt>${dateTime})`,
    String.raw`(?:\nExpiration Time: (?<expirationTime>${dateTime}))?`,
    String.raw`(?:\nNot Before: (?<notBefore>${dateTime}))?`,
    String.raw`(?:\nRequest ID: [\w\-.~%!$&'()*+,;=:@]*)?`,
    String.raw`(?:\nResources:(?:\n- ${uri})*)?$`,
  ].join(''),
)

/** Parses an EIP-4361 message strictly. Returns `undefined` for any other text. */
export function parseSiweMessage(text: string): SiweMessage | undefined {
  const groups = grammar.exec(text)?.groups
  if (!groups) return undefined
  const { scheme, domain = '', address = '', uri: about = '', nonce = '' } = groups
  if (checksumAddress(address) !== address) return undefined
  const issuedAt = Date.parse(groups['issuedAt'] ?? '')
  const times = {
    ...(groups['expirationTime'] && { expirationTime: Date.parse(groups['expirationTime']) }),
    ...(groups['notBefore'] && { notBefore: Date.parse(groups['notBefore']) }),
  }
  if (!URL.canParse(about) || [issuedAt, ...Object.values(times)].some(Number.isNaN))
    return undefined
  return {
    ...(scheme && { scheme }),
    domain,
    address,
    uri: new URL(about),
    nonce,
    issuedAt,
    ...times,
  }
}
