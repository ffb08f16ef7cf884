import {
  countries,
  countryFromLanguages,
  countryNames,
  currencyForCountry,
  findCountry,
  formatAmount,
  parseAmount,
} from '@onramp-kit/core'
import { countryNamer, formattingLocale } from '@onramp-kit/core/internal'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { plural } from '../../../../packages/react/src/i18n/format.ts'
import { matchCatalog, textDirection } from '../../../../packages/react/src/i18n/matchLocale.ts'
import { catalogs } from '../../../../packages/react/src/messages/catalogs.ts'
import { many, seed } from '../../edition.ts'
import { atMost, exactly, info, prove } from '../../figures.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'
import { namedLanguages, namedRegions, written } from '../locales.ts'
import { createTally } from '../tally.ts'

const codes = ['en', ...Object.keys(catalogs)]
const languages = namedLanguages()
const regions = namedRegions()
/** The default scripts of the written languages: `Latn`, `Arab`, `Deva` … */
const scripts = [...new Set(written.map((each) => new Intl.Locale(each).maximize().script ?? ''))]
/** Codes outside ISO 3166-1 that CLDR names, with the country each belongs to. */
const reserved = new Map(
  Object.entries({ AC: 'SH', CP: 'FR', CQ: 'GG', DG: 'IO', EA: 'ES', IC: 'ES', TA: 'SH' }),
)
const isCountry = (code: string) => countries.includes(code) || code === 'XK'

/** Everything that a component derives from the browser's languages; none of it may throw. */
function defaultsOf(tags: readonly string[]) {
  const country = countryFromLanguages(tags)
  const locale = formattingLocale(tags)
  const language = matchCatalog(tags, codes)
  expect(isCountry(country), tags.join()).toBe(true)
  expect(codes).toContain(language)
  expect(['ltr', 'rtl']).toContain(textDirection(language))
  return { country, currency: currencyForCountry(country), locale, language }
}

/** The country of a tag's region, with withdrawn codes resolved; `undefined` if it is not a country. */
function countryOf(tag: string): string | undefined {
  const { region } = new Intl.Locale(tag)
  const country = region && (reserved.get(region) ?? region)
  return country && isCountry(country) ? country : undefined
}

test('every CLDR language with every region gets a country, a currency, a locale and messages', (context) => {
  const tags = languages.flatMap((language) => regions.map((region) => `${language}-${region}`))
  const step = many({ full: 1, small: 97 })
  const tally = createTally()
  for (let place = seed() % step; place < tags.length; place += step) {
    const tag = tags[place] ?? ''
    const { country, currency, locale } = defaultsOf([tag])
    expect(country, tag).toBe(countryOf(tag) ?? 'US')
    expect(locale).toBe(tag)
    tally.add(currency)
  }
  prove(context, [
    exactly('tags', tally.total(), Math.ceil((tags.length - (seed() % step)) / step)),
    info('languages', languages.length),
    info('regions', regions.length),
    ...tally.figures('  pay in '),
  ])
})

test('the client prefers a region override, ignores the script, and skips what is not a region', (context) => {
  const region = fc.constantFrom(...regions)
  const tag = fc.record({
    language: fc.constantFrom(...languages),
    script: fc.constantFrom('', ...scripts.map((script) => `-${script}`)),
    region: fc.option(region),
    override: fc.option(region),
    more: fc.constantFrom('', '-ca-buddhist', '-nu-arab-ca-islamic'),
    own: fc.constantFrom('', '-x-u-rg-gbzzzz'),
  })
  let count = 0
  holds(tag, ({ language, script, region, override, more, own }) => {
    const extension = `${more}${override === null ? '' : `-rg-${override.toLowerCase()}zzzz`}`
    const text = `${language}${script}${region === null ? '' : `-${region}`}${extension && `-u${extension}`}${own}`
    const wanted = [override, region].map((code) =>
      code === null ? undefined : countryOf(`und-${code}`),
    )
    // A withdrawn language can map to one with a region.
    const expected = wanted.find((code) => code !== undefined) ?? countryOf(language) ?? 'US'
    expect(defaultsOf([text]).country, text).toBe(expected)
    count += 1
  })
  prove(context, [exactly('tags', count, inputs)])
})

test('any list of languages gets a country, a currency, a locale and messages', (context) => {
  const text = fc.oneof(
    fc.constantFrom(...codes),
    loadedText,
    fc.string(),
    fc.constantFrom(
      'C',
      'POSIX',
      'en_US',
      'en-US@posix',
      'x-klingon',
      'i-default',
      'und',
      '*',
      'a'.repeat(10_000),
    ),
    fc
      .tuple(
        fc.constantFrom(...languages),
        fc.constantFrom('', '-', '_', '-x', '-u', '-u-rg', '-001', '-latn-zz'),
      )
      .map((parts) => parts.join('')),
  )
  const tally = createTally()
  holds(fc.array(text, { maxLength: 5 }), (tags) => {
    const { country, locale, language } = defaultsOf(tags)
    expect(formatAmount('1234.5', { locale, currency: currencyForCountry(country) })).not.toBe('')
    expect(textDirection(formattingLocale(tags))).toBeDefined()
    tally.add(language === 'en' ? 'English' : 'another catalog')
  })
  prove(context, [exactly('lists of languages', tally.total(), inputs), ...tally.figures('  ')])
})

test('every written language formats amounts, counts and the names of all countries', (context) => {
  const chosen = written.filter((_, place) => place % many({ full: 1, small: 7 }) === 0)
  let names = 0
  let alike = 0
  for (const locale of chosen) {
    const said = countryNames(locale)
    expect(said.map(({ code }) => code).toSorted()).toEqual(countries)
    expect(said.every(({ name, keys }) => name !== '' && keys.length >= 3)).toBe(true)
    names += said.length
    alike += said.length - new Set(said.map(({ keys }) => keys[0])).size
    expect(said.filter((each) => findCountry(said, each.name) !== each)).toEqual([])
    for (const odd of ['', 'USA', '__proto__', '\ud800', '1'])
      expect(countryNamer(locale)(odd)).toBe(odd)
    // The amount field does not read the groups of two digits of Toki Pona.
    const amount = formatAmount('1234567.89', { locale, grouping: locale !== 'tok' })
    expect(parseAmount(amount, locale), locale).toEqual({ ok: true, amount: '1234567.89' })
    expect(plural({ other: '{count}' }, 3, { language: locale, locale })).not.toBe('')
  }
  prove(context, [
    exactly('names of countries', names, chosen.length * 249),
    // Qatar and Chad, in Māori.
    atMost('names that differ only in accents', alike, 1),
    info('languages', chosen.length),
  ])
})

test('every written language has the direction of CLDR', (context) => {
  const wrong = written.filter((language) => {
    const locale: Intl.Locale & { getTextInfo?: () => { direction: string } } = new Intl.Locale(
      language,
    )
    return locale.getTextInfo?.().direction !== textDirection(language)
  })
  prove(context, [
    info('languages', written.length),
    exactly('with the wrong direction', wrong.length, 0),
  ])
})
