import type { CountryName } from './countries.ts'

/**
 * The countries that `text` finds, best first: what is called exactly so, what begins so, what has a word that does, and
 * what has it anywhere within. Among equals the order stays. Nothing typed finds all.
 */
export function searchCountries(
  countries: readonly CountryName[],
  text: string,
): readonly CountryName[] {
  const wanted = foldText(text)
  if (wanted === '') return text.trim() === '' ? countries : []
  return countries
    .map((country) => ({
      country,
      rank: Math.min(...country.keys.map((key) => rankOf(key, wanted))),
    }))
    .filter(({ rank }) => rank < NONE)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

/** The country that is called exactly as was typed, if one is; in case and accents too, where two are. */
export function findCountry(
  countries: readonly CountryName[],
  text: string,
): CountryName | undefined {
  const wanted = foldText(text)
  const called = countries.filter(({ keys }) => keys.includes(wanted))
  return called.find(({ name }) => name === text.trim()) ?? called[0]
}

const NONE = 4

function rankOf(key: string, wanted: string): number {
  if (key === wanted) return 0
  if (key.startsWith(wanted)) return 1
  if (key.includes(` ${wanted}`)) return 2
  return key.includes(wanted) ? 3 : NONE
}

/** Letters that are no letter and a mark, as é is. */
const plain: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae' }

/**
 * Text as it is searched: without case, accents and punctuation, so that `sao tome` finds `São Tomé & Príncipe`. Accents
 * are the marks that all scripts share; those of a script's own are its vowels, by which Togo and Tonga differ in Hindi.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıłđøßæ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
