import { countries } from './countries.ts'
import { countryNamer } from './countryNamer.ts'
import { foldText } from './foldText.ts'

export interface CountryName {
  /** ISO 3166-1 alpha-2, such as `DE`. */
  readonly code: string
  /** In the buyer's language, such as `Deutschland`. */
  readonly name: string
  /** All it is found by, as foldText makes it: its name, its name in English, its code, and what else it is called. */
  readonly keys: readonly string[]
}

/** What people type, and neither Intl nor a code says. */
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
 * Every country, in the language and the order of `locale`.
 *
 * @param extra a code that is to be among them though it is none of ISO's
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
