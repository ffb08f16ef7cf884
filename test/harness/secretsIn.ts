/** Where the word before it allows: a key of any kind, a wallet, an IBAN. */
const secret =
  /svc_[a-z]+_\w+_[!-~]+|0x[\da-fA-F]{40}(?![\da-fA-F])|\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b/g

/** Whatever in a text looks like a publishable key, a wallet or the number of a bank account. */
export function secretsIn(text: string): readonly string[] {
  return text.match(secret) ?? []
}
