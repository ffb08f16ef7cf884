/** How long an amount is: `some` is too long to be written big in a narrow column, `very` in any. */
export function lengthOf({ length }: string): 'some' | 'very' | undefined {
  if (length > 12) return 'very'
  return length > 8 ? 'some' : undefined
}
