/** Whether a field of bank details says something: a zero and a `false` do, an empty text or list does not. */
export function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (typeof value === 'string') return value.trim() !== ''
  return value !== undefined && value !== null
}
