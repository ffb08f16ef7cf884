import type { Currency } from '../contract/primitives.ts'
import { countries } from './countries.ts'
import { normalizeLocale } from './normalizeLocale.ts'

/**
 * Returns the country of the first language with an explicit region, otherwise `'US'`. (Interface: Versioning 6.) A region
 * override (`-u-rg-gbzzzz`) precedes the region. A language alone has no region: `Intl.Locale.maximize` would make every
 * English speaker American. A withdrawn language has its successor's region, such as `sr-ME` for `cnr`. A reserved code
 * stands for its country, such as `IC` (Canary Islands) for `ES`. Areas such as `419`, `EU` and `UN` are skipped.
 *
 * @example countryFromLanguages(['de', 'de-AT']) // 'AT'
 */
export function countryFromLanguages(languages: readonly string[]): string {
  return (
    languages
      .flatMap(regionsOf)
      .map((region) => partOf[region] ?? region)
      // Browsers also report areas such as the world. Kosovo has no ISO code.
      .find((region) => countries.includes(region) || region === 'XK') ?? 'US'
  )
}

/** Countries of exceptionally reserved codes, which ISO 3166-1 does not assign. (Assumption `card.regions`.) */
const partOf: Readonly<Record<string, string>> = {
  AC: 'SH',
  CP: 'FR',
  CQ: 'GG',
  DG: 'IO',
  EA: 'ES',
  IC: 'ES',
  TA: 'SH',
}

function regionsOf(language: string): readonly string[] {
  try {
    const locale = new Intl.Locale(normalizeLocale(language) ?? '')
    // Ignore private-use subtags.
    const [tag = ''] = locale.toString().split('-x-')
    const override = /-u(?:-[a-z0-9]{2,8})*?-rg-([a-z]{2})[a-z0-9]{1,4}\b/.exec(tag)?.[1]
    // Parsing replaces a withdrawn code by its successor.
    const regions = [override && new Intl.Locale(`und-${override}`).region, locale.region]
    return regions.filter((region) => region !== undefined)
  } catch {
    // Not a language tag, such as `C`.
    return []
  }
}

/**
 * Country codes of the euro area: its 21 members since 2026-01-01, and their parts in the European Union with a code of
 * their own (Åland, and the outermost regions of France). (European Central Bank; assumption `card.euro_area`.)
 */
export const euroArea: readonly string[] =
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AX GF GP MF MQ RE YT'.split(' ')

/** Returns GBP for GB, EUR for the euro area and USD for any other country. (Interface: Versioning 6.) */
export function currencyForCountry(country: string): Currency {
  if (country === 'GB') return 'GBP'
  return euroArea.includes(country) ? 'EUR' : 'USD'
}
