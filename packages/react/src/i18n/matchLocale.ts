/**
 * The first of `languages` that there are words for, as its code among `codes`; `'en'` where there is none. A region
 * does not matter (`de-AT` reads `de`), a script does: who reads traditional Chinese is not given simplified.
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
    const [wanted, had] = [new Intl.Locale(language).maximize(), new Intl.Locale(code).maximize()]
    return wanted.language === had.language && wanted.script === had.script
  } catch {
    // Not a language tag, such as `C` or `en_US`.
    return false
  }
}

/** The scripts that run from right to left. */
const leftward = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'])

/** Which way a language is written. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  return leftward.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
}
