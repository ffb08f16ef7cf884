import { ConfigError } from '../errors/usageErrors.ts'
import { tryOrUndefined } from '../platform/tryOrUndefined.ts'

/**
 * Creates a random 128-bit key. `crypto.randomUUID` is missing on http pages.
 *
 * @throws ConfigError in a runtime without `crypto`, such as React Native
 */
export function createIdempotencyKey(): string {
  const bytes = tryOrUndefined(() => crypto.getRandomValues(new Uint8Array(16)))
  if (bytes === undefined)
    throw new ConfigError(
      'card.checkout',
      'request_not_sent',
      'the request was not sent: idempotency requires crypto.getRandomValues.',
    )
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
