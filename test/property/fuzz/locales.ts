const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
const triples = pairs.flatMap((pair) => letters.map((third) => pair + third))

/** The languages that CLDR, as this runtime has it, is written in: each has a locale of its own. */
export const written: readonly string[] = Intl.NumberFormat.supportedLocalesOf([
  ...pairs,
  ...triples,
])

/** Every language of two or three letters that CLDR has a name for, in which nothing need be written. */
export function namedLanguages(): readonly string[] {
  return named('language', [...pairs, ...triples])
}

/** Every region of two letters it has a name for: all of ISO 3166-1, withdrawn codes, and what is no country. */
export function namedRegions(): readonly string[] {
  const codes = pairs.map((pair) => pair.toUpperCase())
  return named('region', codes)
}

function named(type: 'language' | 'region', codes: readonly string[]): readonly string[] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return codes.filter((code) => names.of(code) !== undefined)
}
