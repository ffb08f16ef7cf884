const secret =
  /svc_[a-z]+_\w+_[!-~]+|0x[\da-fA-F]{40}(?![\da-fA-F])|\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b|[\w.+-]+@[\w-]+\.\w+/g

/** Whatever in a text looks like a key, a wallet, an IBAN or an e-mail address. */
export function secretsIn(text: string): readonly string[] {
  return text.match(secret) ?? []
}
