import { tryOrUndefined } from '../platform/tryOrUndefined.ts'

/**
 * Returns a locale tag in the form that Intl accepts: `de_DE.UTF-8` is `de-DE`, and `sr_RS@latin` is `sr-Latn-RS`. Returns
 * `undefined` for a tag without a language, such as `C`, `POSIX` and `''`.
 */
export function normalizeLocale(tag = ''): string | undefined {
  return tryOrUndefined(() => {
    const locale = tag
      .trim()
      .replace(/^([a-z]+)([._][^@]*)?@latin/i, '$1-Latn$2')
      .replace(/[.@].*/, '')
      .replaceAll('_', '-')
    // Intl accepts longer languages, such as `posix`, and falls back to that of the device.
    return /^[a-z]{2,3}(-|$)/i.test(locale) && new Intl.Locale(locale) ? locale : undefined
  })
}

/**
 * Returns the first tag, normalized, for which Intl has data: without data it would use the language of the device. If there
 * is none, the first valid tag, else `'en'`.
 */
export function formattingLocale(tags: readonly string[]): string {
  const usable = tags.map(normalizeLocale).filter((tag) => tag !== undefined)
  const isKnown = (tag: string) => Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  return usable.find(isKnown) ?? usable[0] ?? 'en'
}
