import { redact } from '@onramp-kit/core/internal'

/** Redacts secrets and personal data as the client does, and also wallets without 0x. */
export function redactText(text: string): string {
  return redact(text).replaceAll(/[a-f\d]{40,}/gi, '[redacted]')
}
