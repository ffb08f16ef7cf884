/** Whether an amount is too long to be written big in a narrow column. */
export function isLong(text: string): boolean {
  return text.length > 8
}
