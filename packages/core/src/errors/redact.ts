/** Takes keys, wallets and signatures out of text we did not write, before it reaches a log. */
export function redact(text: string): string {
  return text.replaceAll(/svc_[!-~]+|0x[a-fA-F0-9]{40,}/g, '[redacted]')
}
