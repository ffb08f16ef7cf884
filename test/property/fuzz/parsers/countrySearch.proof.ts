import { type CountryName, countryNames, findCountry, searchCountries } from '@onramp-kit/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'
import { createTally } from '../tally.ts'

const lists = ['en', 'de', 'ar', 'ja', 'tr', 'zh-Hans', 'hi', 'th'].map((locale) =>
  countryNames(locale),
)

/** Ways to type the name of a country. */
const spellings: readonly ((country: CountryName) => string)[] = [
  ({ name }) => name,
  ({ name }) => ` ${name.toUpperCase()} `,
  ({ name }) => name.normalize('NFD').slice(0, 4),
  ({ code }) => code,
  ({ code }) => code.toLowerCase(),
]

test('the country search returns only known countries, and finds each by its name, its code and their prefixes', (context) => {
  const cases = fc.constantFrom(...lists).chain((list) =>
    fc.record({
      list: fc.constant(list),
      country: fc.constantFrom(...list),
      text: fc.oneof(
        loadedText,
        fc.string({ unit: 'binary' }),
        fc.constantFrom('a'.repeat(10_000), '(', '[', '.*', '\\'),
      ),
      typed: fc.constantFrom(...spellings),
    }),
  )
  const tally = createTally()
  holds(cases, ({ list, country, text, typed }) => {
    const found = searchCountries(list, text)
    expect(new Set(found).size).toBe(found.length)
    expect(found.every((each) => list.includes(each))).toBe(true)
    if (text.trim() === '') expect(found).toEqual(list)
    expect(searchCountries(list, typed(country)), country.name).toContain(country)
    expect(findCountry(list, country.name)?.name).toBe(country.name)
    tally.add(found.length > 0 ? 'found something' : 'found nothing')
  })
  prove(context, [
    exactly('texts', tally.total(), inputs),
    atLeast('  found something', tally.of('found something'), 1),
    atLeast('  found nothing', tally.of('found nothing'), 1),
  ])
})
