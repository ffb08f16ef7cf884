import { tryOrUndefined } from '../platform/tryOrUndefined.ts'
import { foldText } from './foldText.ts'
import { formattingLocale } from './normalizeLocale.ts'

/** First letters of codes, each followed by the second letters of its codes: `OM` is one code, `DEJ` two. */
const letters =
  'ADEFGILMOQRSTUWXZ BABDEFGHIJLMNOQRSTVWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRSTUWY ' +
  'HKMNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA ' +
  'REOSUW SABCDEGHIJKLMNORSTVXYZ TCDFGHJKLMNORTVWZ UAGMSYZ VACEGINU WFS YET ZAMW'

/** Every assigned ISO 3166-1 alpha-2 code (249). Which of them the rail serves is not shown: `card.markets`. */
export const countries: readonly string[] = Object.freeze(
  letters.split(' ').flatMap(([first = '', ...seconds]) => seconds.map((second) => first + second)),
)

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
  const english = countryNamer('en')
  return sortCountries(locale, extra).map(({ code, name }) => {
    const called = [name, english(code), code, ...(alsoCalled[code] ?? [])]
    return { code, name, keys: called.map(foldText) }
  })
}

/** Returns every country as `countryNames` does, without the search terms. */
export function sortCountries(
  locale: string,
  extra?: string,
): readonly Pick<CountryName, 'code' | 'name'>[] {
  const nameOf = countryNamer(locale)
  const { compare } = new Intl.Collator(formattingLocale([locale]))
  const codes = extra === undefined || countries.includes(extra) ? countries : [extra, ...countries]
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .toSorted((one, other) => compare(one.name, other.name))
}

/** Returns a function that names countries by `locale`. An unknown code is its own name. */
export function countryNamer(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(formattingLocale([locale]), { type: 'region' })
  return (code) => tryOrUndefined(() => names.of(code)) ?? code
}
