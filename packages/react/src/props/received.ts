/** Describes a wrong value by its type and length. Never by its text: it may be a wallet or a key. */
export function received(value: unknown): string {
  const length = typeof value === 'string' ? ` of ${value.length} characters` : ''
  return `Received: ${value === null ? 'null' : typeof value}${length}.`
}
