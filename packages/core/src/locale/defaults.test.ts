import { expect, test } from 'vitest'
import { countries } from './countries.ts'
import { countryFromLanguages, currencyForCountry, euroArea } from './defaults.ts'

test.each([
  [['en-GB'], 'GB'],
  [['de', 'de-AT'], 'AT'],
  [['en', 'pt', 'ar'], 'US'],
  [['en-001', 'en-150', 'fr-FR'], 'FR'],
  [['es-419', 'es-MX'], 'MX'],
  [['zh-Hant'], 'US'],
  [['zh-Hant-TW'], 'TW'],
  [['en-US-u-rg-gbzzzz'], 'GB'],
  // Scotland
  [['en-US-u-rg-gbsct'], 'GB'],
  [['en-US-u-ca-buddhist-rg-dezzzz'], 'DE'],
  [['en-UK'], 'GB'],
  [['en-US-u-rg-ukzzzz'], 'GB'],
  [['en-CA-u-rg-zzzzzz'], 'CA'],
  [['de-x-u-rg-gbzzzz'], 'US'],
  [['sq-XK'], 'XK'],
  [['cnr'], 'ME'],
  [['en-AA', 'en-QM', 'en-XA', 'nl-NL'], 'NL'],
  [['C', 'POSIX', 'x-klingon', '', 'bg-BG'], 'BG'],
  // As other platforms write them.
  [['pt_BR'], 'BR'],
  [['de_AT.UTF-8'], 'AT'],
  [['en-GB@posix'], 'GB'],
  [['sr_RS@latin'], 'RS'],
  [['en-ZZ', 'en-EU', 'it-IT'], 'IT'],
  [[], 'US'],
  [['es-IC'], 'ES'],
  [['es-EA'], 'ES'],
  [['es-ES-u-rg-iczzzz'], 'ES'],
  [['en-AC'], 'SH'],
  [['en-TA'], 'SH'],
  [['en-DG'], 'IO'],
  [['fr-CP'], 'FR'],
  [['en-CQ'], 'GG'],
  // Withdrawn codes.
  [['fr-FX'], 'FR'],
  [['ru-SU'], 'RU'],
  [['sr-YU'], 'RS'],
  [['nl-AN'], 'CW'],
  // Numeric codes, of areas and of countries.
  [['es-419'], 'US'],
  [['en-001', 'en-150', 'es-724'], 'ES'],
  [['en-EU', 'en-EZ', 'en-UN', 'en-QO', 'fi-AX'], 'AX'],
])('%j is a buyer in %s', (languages, country) => {
  expect(countryFromLanguages(languages)).toBe(country)
})

test('GB pays in GBP, the 21 euro members and their 7 parts in the EU in EUR, all others in USD', () => {
  const paying = (currency: string) =>
    countries.filter((each) => currencyForCountry(each) === currency)
  expect(paying('GBP')).toEqual(['GB'])
  expect(paying('EUR').toSorted()).toEqual(euroArea.toSorted())
  expect(euroArea).toHaveLength(28)
  expect(['BG', 'AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'].map(currencyForCountry)).toEqual(
    Array(8).fill('EUR'),
  )
  expect(['CH', 'SE', 'PL', 'DK', 'JP', 'XX'].map(currencyForCountry)).toEqual(Array(6).fill('USD'))
})

test.each(['AD', 'BL', 'MC', 'ME', 'PM', 'SM', 'TF', 'VA', 'XK'])(
  '%s, which uses the euro outside the euro area, pays in USD',
  (country) => {
    expect(currencyForCountry(country)).toBe('USD')
  },
)

test.each(['es-IC', 'es-EA', 'fr-CP'])('a buyer with %s pays in EUR', (language) => {
  expect(currencyForCountry(countryFromLanguages([language]))).toBe('EUR')
})

test('countries are the 249 of ISO 3166-1, sorted and unique', () => {
  expect(countries).toHaveLength(249)
  expect(countries.toSorted()).toEqual(countries)
  expect(new Set(countries).size).toBe(249)
})
