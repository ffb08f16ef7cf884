const secret =
  /svc_[a-z]+_\w+_[!-~]+|0x[\da-fA-F]{40}(?![\da-fA-F])|\b[A-Z]{2}\d{2}[A-Z\d]{11,30}\b|[\w.+-]+@[\w-]+\.\w+/g

/** Finds keys, wallets, IBANs and email addresses in a text. */
export function secretsIn(text: string): readonly string[] {
  return text.match(secret) ?? []
}
