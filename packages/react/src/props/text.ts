/** Returns `value` if it is a string: any other value may throw when it is made text. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
