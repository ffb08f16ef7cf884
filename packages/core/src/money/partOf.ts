/** Returns the first part of this type of a formatted number, and `''` if it has none. */
export function partOf(
  type: Intl.NumberFormatPartTypes,
  value: number,
  locale: string,
  options: Intl.NumberFormatOptions = { useGrouping: false },
): string {
  const parts = new Intl.NumberFormat(locale, options).formatToParts(value)
  return parts.find((part) => part.type === type)?.value ?? ''
}
