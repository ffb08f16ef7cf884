import { normalizeLocale } from '@onramp-kit/core/internal'

/**
 * Returns the code of the first of `languages` that has a catalog; `'en'` when none has. Ignores the region (`de-AT`
 * matches `de`) but not the script: traditional Chinese does not match `zh-Hans`.
 */
export function matchCatalog(languages: readonly string[], codes: readonly string[]): string {
  for (const language of languages) {
    const found = codes.find((code) => reads(language, code))
    if (found !== undefined) return found
  }
  return 'en'
}

function reads(language: string, code: string): boolean {
  try {
    const wanted = new Intl.Locale(normalizeLocale(language) ?? '').maximize()
    const had = new Intl.Locale(code).maximize()
    return wanted.language === had.language && wanted.script === had.script
  } catch {
    // Not a language tag, such as `C`.
    return false
  }
}

/** Right-to-left scripts. */
const leftward = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'])

/** Returns the writing direction of a language. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return leftward.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
}
