/** Names countries in the language of `locale`; what has no name, or is no country, by its code. */
export function countryNamer(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return (code) => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}
