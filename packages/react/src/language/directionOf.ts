/** The scripts that run from right to left. */
const leftward = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg'])

/** Which way a language is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return leftward.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
}
