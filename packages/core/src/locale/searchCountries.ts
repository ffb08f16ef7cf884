import type { CountryName } from './countries.ts'
import { foldText } from './foldText.ts'

/**
 * Returns the countries that match `text`, best first: by exact name, by name or code, by prefix, by the prefix of a word, by
 * any part. Only the exact name is compared with case and accents. Keeps the order among equals. Empty text matches all.
 */
export function searchCountries(
  countries: readonly CountryName[],
  text: string,
): readonly CountryName[] {
  const wanted = foldText(text)
  const exact = text.trim()
  if (wanted === '') return exact === '' ? countries : []
  return countries
    .map((country) => ({
      country,
      rank:
        country.name === exact ? -1 : Math.min(...country.keys.map((key) => rankOf(key, wanted))),
    }))
    .filter(({ rank }) => rank < NONE)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

/** Returns the country with exactly this name. Case and accents decide only between two matches. */
export function findCountry(
  countries: readonly CountryName[],
  text: string,
): CountryName | undefined {
  const wanted = foldText(text)
  const called = countries.filter(({ keys }) => keys.includes(wanted))
  return called.find(({ name, code }) => [name, code].includes(text.trim())) ?? called[0]
}

const NONE = 4

function rankOf(key: string, wanted: string): number {
  if (key === wanted) return 0
  if (key.startsWith(wanted)) return 1
  if (key.includes(` ${wanted}`)) return 2
  return key.includes(wanted) ? 3 : NONE
}
