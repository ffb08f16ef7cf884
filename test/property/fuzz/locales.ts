const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
const triples = pairs.flatMap((pair) => letters.map((third) => pair + third))

/** The languages with a CLDR locale in this runtime. */
export const written: readonly string[] = Intl.NumberFormat.supportedLocalesOf([
  ...pairs,
  ...triples,
])

/** Every language code of two or three letters that CLDR names, with or without a locale. */
export function namedLanguages(): readonly string[] {
  return named('language', [...pairs, ...triples])
}

/** Every two-letter region that CLDR names: ISO 3166-1, withdrawn codes, and areas that are not countries. */
export function namedRegions(): readonly string[] {
  const codes = pairs.map((pair) => pair.toUpperCase())
  return named('region', codes)
}

function named(type: 'language' | 'region', codes: readonly string[]): readonly string[] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return codes.filter((code) => names.of(code) !== undefined)
}
