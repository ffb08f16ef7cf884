import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { countryFromLanguages } from './country.ts'
import { currencyForCountry, euroArea } from './currency.ts'
import { formattingLocale } from './formattingLocale.ts'

test.each([
  [['en-GB'], 'GB'],
  [['de', 'de-AT'], 'AT'],
  [['en', 'pt', 'ar'], 'US'],
  [['en-001', 'en-150', 'fr-FR'], 'FR'],
  [['es-419', 'es-MX'], 'MX'],
  [['zh-Hant'], 'US'],
  [['zh-Hant-TW'], 'TW'],
  [['en-US-u-rg-gbzzzz'], 'GB'],
  [['en-US-u-ca-buddhist-rg-dezzzz'], 'DE'],
  [['en-UK'], 'GB'],
  [['en-US-u-rg-ukzzzz'], 'GB'],
  [['en-CA-u-rg-zzzzzz'], 'CA'],
  [['de-x-u-rg-gbzzzz'], 'US'],
  [['sq-XK'], 'XK'],
  [['cnr'], 'ME'],
  [['en-AA', 'en-QM', 'en-XA', 'nl-NL'], 'NL'],
  [['C', 'en_US', 'x-klingon', '', 'bg-BG'], 'BG'],
  [['en-ZZ', 'en-EU', 'it-IT'], 'IT'],
  [[], 'US'],
])('%j is a buyer in %s', (languages, country) => {
  expect(countryFromLanguages(languages)).toBe(country)
})

test('text is formatted in the first language that Intl takes', () => {
  expect(formattingLocale(['C', 'en-US@posix', 'de-AT', 'fr'])).toBe('de-AT')
  expect(formattingLocale([])).toBe('en')
})

test('GB pays in GBP, the 21 of the euro area in EUR, all else in USD', () => {
  const paying = (currency: string) =>
    countries.filter((each) => currencyForCountry(each) === currency)
  expect(paying('GBP')).toEqual(['GB'])
  expect(paying('EUR').toSorted()).toEqual(euroArea.toSorted())
  expect(euroArea).toHaveLength(21)
  expect(currencyForCountry('BG')).toBe('EUR')
  expect(['CH', 'SE', 'PL', 'DK', 'JP', 'XX'].map(currencyForCountry)).toEqual(Array(6).fill('USD'))
})

test('the countries are the 249 of ISO 3166-1, once each and in order', () => {
  expect(countries).toHaveLength(249)
  expect(countries.toSorted()).toEqual(countries)
  expect(new Set(countries).size).toBe(249)
})
