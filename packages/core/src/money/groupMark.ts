/**
 * What sets groups of digits apart beside commas and dots, where as many digits follow as this locale groups: three, but
 * in Toki Pona two. Before fewer it may be a decimal mark that was mistyped.
 */
export function groupMark(locale: string): RegExp {
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
  const size = Math.min(3, format.formatToParts(1e6).at(-1)?.value.length ?? 3)
  return new RegExp(`[\\s'’٬_](?=\\d{${size}}(?!\\d))`, 'g')
}
