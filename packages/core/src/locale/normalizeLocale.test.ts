import { expect, test } from 'vitest'
import { formatAmount } from '../money/formatAmount.ts'
import { parseAmount } from '../money/parseAmount.ts'
import { countryNamer, countryNames } from './countries.ts'
import { formattingLocale, normalizeLocale } from './normalizeLocale.ts'

const odd: readonly (readonly [tag: string, locale: string | undefined])[] = [
  ['de', 'de'],
  ['de-DE-u-co-phonebk', 'de-DE-u-co-phonebk'],
  ['zh-Hans-CN', 'zh-Hans-CN'],
  ['pt_BR', 'pt-BR'],
  ['zh_CN', 'zh-CN'],
  ['zh_Hans_CN', 'zh-Hans-CN'],
  ['de_DE.UTF-8', 'de-DE'],
  ['de_DE.ISO8859-15@euro', 'de-DE'],
  ['de_DE@euro', 'de-DE'],
  ['en-US@posix', 'en-US'],
  ['sr_RS@latin', 'sr-Latn-RS'],
  [' de', 'de'],
  ['de-DE ', 'de-DE'],
  ['\nsr_RS@latin\n', 'sr-Latn-RS'],
  [' ', undefined],
  ['C', undefined],
  ['C.UTF-8', undefined],
  ['POSIX', undefined],
  ['', undefined],
  ['x', undefined],
  ['*', undefined],
  ['de_', undefined],
  ['german', undefined],
  ['x-klingon', undefined],
]

test.each(odd)('normalizeLocale reads %j as %j', (tag, locale) => {
  expect(normalizeLocale(tag)).toBe(locale)
})

test.each([undefined, null, 5, {}, Object.create(null)])('normalizeLocale ignores %j', (tag) => {
  expect(normalizeLocale(tag as string | undefined)).toBeUndefined()
})

test('formattingLocale returns the first usable language', () => {
  expect(formattingLocale(['C', 'POSIX', 'de_AT', 'fr'])).toBe('de-AT')
  // Intl would use the language of the device for Sardinian.
  expect(formattingLocale(['xx-IT', 'it-IT'])).toBe('it-IT')
  expect(formattingLocale(['xx-IT'])).toBe('xx-IT')
  expect(formattingLocale([])).toBe('en')
})

test.each(odd)(
  'amounts and countries in %j are those in %j, or in English',
  (tag, locale = 'en') => {
    for (const text of ['1.000', '1,5', '1 000,5', 'EUR 5'])
      expect(parseAmount(text, tag)).toEqual(parseAmount(text, locale))
    for (const options of [{ currency: 'EUR' }, { token: 'USDC' }, {}])
      expect(formatAmount('1234.5', { ...options, locale: tag })).toBe(
        formatAmount('1234.5', { ...options, locale }),
      )
    expect(countryNames(tag)).toEqual(countryNames(locale))
    expect(countryNamer(tag)('DE')).toBe(countryNamer(locale)('DE'))
  },
)
