/** What a browser can say for a region without meaning a country. */
const notCountries = new Set(['ZZ', 'EU', 'EZ', 'UN', 'QO', 'XA', 'XB'])

/**
 * The country of the first language with an explicit region, else `'US'`. (Interface: Versioning 6.) A region override
 * (`-u-rg-gbzzzz`) goes before the region. A region is never guessed from a language alone: `Intl.Locale.maximize`
 * would make every English speaker American and every Portuguese speaker Brazilian.
 *
 * @example countryFromLanguages(['de', 'de-AT']) // 'AT'
 */
export function countryFromLanguages(languages: readonly string[]): string {
  for (const language of languages) {
    const country = regionOf(language)
    if (country !== undefined && /^[A-Z]{2}$/.test(country) && !notCountries.has(country))
      return country
  }
  return 'US'
}

function regionOf(language: string): string | undefined {
  try {
    const locale = new Intl.Locale(language)
    const override = /-u(?:-[a-z0-9]{2,8})*?-rg-([a-z]{2})zzzz\b/.exec(locale.toString())?.[1]
    return override?.toUpperCase() ?? locale.region
  } catch {
    // Not a language tag, such as `C` or `en_US`.
    return undefined
  }
}
