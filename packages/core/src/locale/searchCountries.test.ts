import { describe, expect, test } from 'vitest'
import { countries, countryNamer, countryNames } from './countries.ts'
import { foldText } from './foldText.ts'
import { findCountry, searchCountries } from './searchCountries.ts'

const found = (locale: string, text: string) =>
  searchCountries(countryNames(locale), text).map(({ code }) => code)

test('countryNames names and sorts every country by the locale', () => {
  const german = countryNames('de').map(({ name }) => name)
  expect(german).toHaveLength(countries.length)
  expect(german).toContain('Deutschland')
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'))
  const swedish = countryNames('sv').map(({ name }) => name)
  expect(swedish.indexOf('Österrike')).toBeGreaterThan(swedish.indexOf('Zimbabwe'))
})

test.each([
  ['de', 'FR', 'Frankreich'],
  ['en', 'QQ', 'QQ'],
  ['en', 'nowhere', 'nowhere'],
  ['en', '', ''],
])('countryNamer names in %s %j as %j', (locale, code, name) => {
  expect(countryNamer(locale)(code)).toBe(name)
})

test('countryNames includes the extra code', () => {
  expect(countryNames('en', 'XK').find(({ code }) => code === 'XK')?.name).toBe('Kosovo')
  expect(countryNames('en', 'DE')).toHaveLength(countries.length)
})

describe('the first match', () => {
  test.each([
    ['de', 'deutsch', 'DE'],
    ['de', 'ger', 'DE'],
    ['de', 'ÖSTERREICH', 'AT'],
    ['de', 'osterr', 'AT'],
    // The code of Angola, once folded.
    ['vi', 'Áo', 'AT'],
    ['vi', 'AO', 'AO'],
    ['en', 'sao tome', 'ST'],
    ['en', "cote d'ivoire", 'CI'],
    ['en', 'guinea bissau', 'GW'],
    ['en', 'curacao', 'CW'],
    ['en', 'us', 'US'],
    ['en', 'USA', 'US'],
    ['en', 'uk', 'GB'],
    ['en', 'niger', 'NE'],
    ['tr', 'kibris', 'CY'],
    ['tr', 'TÜRKİYE', 'TR'],
    ['pl', 'slow', 'SK'],
    ['ja', '日本', 'JP'],
    ['ja', 'japan', 'JP'],
    ['ar', 'المانيا', 'DE'],
    ['zh-Hans', '德', 'DE'],
  ])('in %s by %j is %s', (locale, text, code) => {
    expect(found(locale, text)[0]).toBe(code)
  })
})

test.each([
  ['uae', 'AE'],
  ['emirates', 'AE'],
  ['ivory coast', 'CI'],
  ['czech republic', 'CZ'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['holland', 'NL'],
  ['turkey', 'TR'],
  ['usa', 'US'],
  ['america', 'US'],
  ['DE', 'DE'],
])('a buyer who types all of %j finds %s, in any language', (text, code) => {
  for (const locale of ['en', 'ja'])
    expect(findCountry(countryNames(locale), text)?.code).toBe(code)
})

test.each([
  ['Illīnoy', 'illinoy'],
  ['ılgaz', 'ilgaz'],
  ['Łódź', 'lodz'],
  ['Đakovo', 'dakovo'],
  ['Møn', 'mon'],
  ['Straße', 'strasse'],
  ['Æbelø', 'aebelo'],
  ['  St. Pierre & Miquelon! ', 'st pierre miquelon'],
  ['٣ ½', '٣ 1 2'],
])('foldText writes %j as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a match at the start of a word precedes a match inside one', () => {
  const codes = found('en', 'king')
  expect(codes[0]).toBe('GB')
  const islands = found('en', 'is')
  expect(islands.indexOf('KY')).toBeLessThan(islands.indexOf('TN'))
})

test('an exact name precedes a longer one', () => {
  expect(found('en', 'niger').slice(0, 2)).toEqual(['NE', 'NG'])
  expect(found('en', 'dominica').slice(0, 2)).toEqual(['DM', 'DO'])
  expect(found('en', 'guinea')[0]).toBe('GN')
})

test('a prefix match precedes a match inside a name', () => {
  const names = found('en', 'ma')
  const [malta, isleOfMan, romania] = ['MT', 'IM', 'RO'].map((code) => names.indexOf(code))
  expect(malta).toBeLessThan(isleOfMan ?? -1)
  expect(isleOfMan).toBeLessThan(romania ?? -1)
})

test('empty text matches all countries, and an unknown name none', () => {
  expect(found('en', '  ')).toHaveLength(countries.length)
  expect(found('en', 'atlantis')).toEqual([])
  expect(found('en', '?')).toEqual([])
})

test.each([
  ['hi', 'टोगो', 'TG'],
  ['hi', 'टोंगा', 'TO'],
  ['ta', 'கென்யா', 'KE'],
  ['mi', 'Katā', 'QA'],
  ['mi', 'Kāta', 'TD'],
  ['en', ' germany ', 'DE'],
  // "Bỉ" is Belgium.
  ['vi', 'BI', 'BI'],
])('in %s only %j has this name', (locale, text, code) => {
  expect(findCountry(countryNames(locale), text)?.code).toBe(code)
})
