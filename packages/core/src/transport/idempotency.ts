/** How a purchase can be sent again without opening a second one. (Assumption `card.idempotency`.) */
export interface Idempotency {
  /** The request header that carries the key, such as `Idempotency-Key`. The service's CORS must allow it. */
  readonly header: string
}

/** Calls `fault` with the option and what it must be, unless it names a header that can carry a key. */
export function checkIdempotency(
  idempotency: Idempotency | undefined,
  fault: (option: string, rule: string) => never,
): void {
  if (idempotency === undefined) return
  const header: unknown = idempotency?.header
  if (typeof header !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(header))
    fault('idempotency.header', 'must be the name of a request header, such as "Idempotency-Key"')
}

/** A key no one else has: 128 random bits. `crypto.randomUUID` is missing on http pages. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
