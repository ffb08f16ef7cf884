/** What ends the whole part of a number in this locale, as it is typed: a comma or a dot. */
export function decimalMark(locale: string): ',' | '.' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.'
}
