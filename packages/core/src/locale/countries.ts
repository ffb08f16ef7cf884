import { foldText } from './searchCountries.ts'

/** Every assigned ISO 3166-1 alpha-2 code (249). Which of them the rail serves is not shown: `card.markets`. */
export const countries: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** A country with its name in one language. */
export interface CountryName {
  /** ISO 3166-1 alpha-2, such as `DE`. */
  readonly code: string
  /** In the buyer's language, such as `Deutschland`. */
  readonly name: string
  /** Search terms, folded: its name, its English name, its code and other names. */
  readonly keys: readonly string[]
}

/** Names that neither Intl nor the code contains. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates'],
  CI: ['ivory coast'],
  CZ: ['czech republic'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales'],
  NL: ['holland'],
  TR: ['turkey'],
  US: ['usa', 'america'],
}

/**
 * Returns every country, named and sorted by `locale`.
 *
 * @param extra a further code that ISO has not assigned
 * @example countryNames('de')[0] // { code: 'AF', name: 'Afghanistan', … }
 */
export function countryNames(locale: string, extra?: string): readonly CountryName[] {
  const own = countryNamer(locale)
  const english = countryNamer('en')
  const { compare } = new Intl.Collator(locale)
  const codes = extra === undefined || countries.includes(extra) ? countries : [extra, ...countries]
  return codes
    .map((code) => {
      const name = own(code)
      const called = [name, english(code), code, ...(alsoCalled[code] ?? [])]
      return { code, name, keys: called.map(foldText) }
    })
    .toSorted((one, other) => compare(one.name, other.name))
}

/** Returns a function that names countries by `locale`. An unknown code is its own name. */
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
