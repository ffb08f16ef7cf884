/**
 * What sets groups of digits apart beside commas and dots, where as many digits follow as this locale groups: three, but
 * in Toki Pona two. Before fewer it may be a decimal mark that was mistyped.
 */
export function groupMark(locale: string): RegExp {
  const last = new Intl.NumberFormat(locale).formatToParts(1e6).at(-1)?.value ?? ''
  const size = Math.min(3, [...last].length)
  return new RegExp(`[\\s'’٬_](?=\\d{${size}}(?!\\d))`, 'g')
}
