/** The first language that Intl takes, else `'en'`: some systems name languages such as `C` or `en-US@posix`. */
export function formattingLocale(languages: readonly string[]): string {
  return languages.find(isTaken) ?? 'en'
}

function isTaken(language: string): boolean {
  try {
    return Intl.getCanonicalLocales(language).length > 0
  } catch {
    return false
  }
}
