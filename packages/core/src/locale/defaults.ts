import type { Currency } from '../contract/primitives.ts'
import { countries } from './countries.ts'

/**
 * The country of the first language with an explicit region, else `'US'`. (Interface: Versioning 6.) A region override
 * (`-u-rg-gbzzzz`) goes before the region. A region is never guessed from a language alone: `Intl.Locale.maximize`
 * would make every English speaker American and every Portuguese speaker Brazilian. A withdrawn language that stands for
 * one with a region has that region, as `cnr` for `sr-ME`. A part of a country with a reserved code has the country, as
 * `IC` (the Canary Islands) has `ES`. Areas such as `419`, `EU` and `UN` are passed over.
 *
 * @example countryFromLanguages(['de', 'de-AT']) // 'AT'
 */
export function countryFromLanguages(languages: readonly string[]): string {
  return (
    languages
      .flatMap(regionsOf)
      .map((region) => partOf[region] ?? region)
      .find(isCountry) ?? 'US'
  )
}

/** The countries of exceptionally reserved codes, which the service does not take: they are none of ISO 3166-1. */
const partOf: Readonly<Record<string, string>> = {
  AC: 'SH',
  CP: 'FR',
  CQ: 'GG',
  DG: 'IO',
  EA: 'ES',
  IC: 'ES',
  TA: 'SH',
}

/** Browsers also say regions that are none, such as the world. Kosovo is one, though ISO has no code for it. */
function isCountry(region: string): boolean {
  return countries.includes(region) || region === 'XK'
}

function regionsOf(language: string): readonly string[] {
  try {
    const locale = new Intl.Locale(language)
    // What stands behind an x is nobody's but theirs who wrote it.
    const [tag = ''] = locale.toString().split('-x-')
    const override = /-u(?:-[a-z0-9]{2,8})*?-rg-([a-z]{2})zzzz\b/.exec(tag)?.[1]
    // Made a region of a tag, a code that was withdrawn becomes the one in its place.
    const regions = [override && new Intl.Locale(`und-${override}`).region, locale.region]
    return regions.filter((region) => region !== undefined)
  } catch {
    // Not a language tag, such as `C` or `en_US`.
    return []
  }
}

/**
 * The country codes of the euro area: its 21 members since 2026-01-01, and their parts that have a code of their own and
 * belong to the European Union (Åland, and the outermost regions of France). Other users of the euro are not in it.
 * (European Central Bank; assumption `card.euro_area`.)
 */
export const euroArea: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AX GF GP MF MQ RE YT'.split(' ')

/** GB pays in GBP, the euro area in EUR, everywhere else in USD. (Interface: Versioning 6.) */
export function currencyForCountry(country: string): Currency {
  if (country === 'GB') return 'GBP'
  return euroArea.includes(country) ? 'EUR' : 'USD'
}

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
