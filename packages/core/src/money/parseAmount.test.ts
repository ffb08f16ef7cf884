import { describe, expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'
import { parseAmount } from './parseAmount.ts'

test.each([
  ['50', 'en', '50'],
  [' 50 ', 'en', '50'],
  ['1,234.5', 'en', '1234.5'],
  ['1,234', 'en', '1234'],
  ['1.234', 'de', '1234'],
  ['1.234,5', 'de', '1234.5'],
  ['1,234.5', 'de', '1234.5'],
  ['19,99', 'de', '19.99'],
  ['19.99', 'de', '19.99'],
  ['19,99', 'en', '19.99'],
  ['1 234,5', 'fr', '1234.5'],
  ['1\u202f234,5', 'fr', '1234.5'],
  ['1’234.50', 'de-CH', '1234.50'],
  ['12,34,567.8', 'en-IN', '1234567.8'],
  ['1,234,567', 'en', '1234567'],
  ['1.234.567', 'de', '1234567'],
  ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
  ['۱۲۳', 'fa', '123'],
  ['１２．５', 'ja', '12.5'],
  ['１，２３４．５', 'ja', '1234.5'],
  ['߃،߀߀߀', 'nqo', '3000'],
  ['𞥓⹁𞥐𞥐𞥐.𞥕', 'ff-Adlm', '3000.5'],
  ['١،٥', 'ar-EG', '1.5'],
  ['12 34 567', 'hi', '1234567'],
  // Mathematical digits: five adjacent runs of ten.
  ['𝟏𝟚𝟥𝟰𝟻', 'en', '12345'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  ['007', 'en', '7'],
  ['0.05', 'en', '0.05'],
  ['123456789012.12345678', 'en', '123456789012.12345678'],
])('%j typed in %s is %s', (text, locale, amount) => {
  expect(parseAmount(text, locale)).toEqual({ ok: true, amount })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ten', 'not_a_number'],
  ['-5', 'not_a_number'],
  ['1e3', 'not_a_number'],
  ['0x10', 'not_a_number'],
  ['.', 'not_a_number'],
  ['1..5', 'not_a_number'],
  ['1,23.5', 'not_a_number'],
  ['1.2.3', 'not_a_number'],
  ['1,2,3.4,5', 'not_a_number'],
  ['50 kr', 'other_currency'],
  ['100 zł', 'other_currency'],
  ['100 Euro', 'other_currency'],
  ['Fr. 100', 'other_currency'],
  ['1,234円', 'other_currency'],
  ['١٠٠ دولار', 'other_currency'],
  ['१०० रुपये', 'other_currency'],
  ['fifty', 'not_a_number'],
  ['$', 'not_a_number'],
  ['++5', 'not_a_number'],
  ['$-5', 'not_a_number'],
  ['12 50', 'not_a_number'],
  ["12'50", 'not_a_number'],
  // The forms that keyboards insert for a space and an apostrophe.
  ['12\u00a050', 'not_a_number'],
  ['12\u202f50', 'not_a_number'],
  ['12’50', 'not_a_number'],
  ['12\t50', 'not_a_number'],
  ['۱۲٬۵۰', 'not_a_number'],
  ['1 2345', 'not_a_number'],
  ['1 23 45', 'not_a_number'],
  ["1 23'456", 'not_a_number'],
  // A key next to the 1 of a French keyboard.
  ['5²', 'not_a_number'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['1234567890123', 'too_large'],
  ['1.123456789', 'too_precise'],
])('%j is %s', (text, reason) => {
  expect(parseAmount(text, 'en')).toEqual({ ok: false, reason })
})

test('rejects text that is too long to be an amount', () => {
  for (const text of [
    `0.${'0'.repeat(1_000_000)}1`,
    '9'.repeat(101),
    '1,'.repeat(51),
    'a'.repeat(101),
  ])
    expect(parseAmount(text, 'en')).toEqual({ ok: false, reason: 'too_long' })
  expect(parseAmount(`${' '.repeat(200)}5${' '.repeat(200)}`, 'en')).toEqual({
    ok: true,
    amount: '5',
  })
  expect(parseAmount(`0.5${'0'.repeat(97)}`, 'en')).toEqual({ ok: true, amount: '0.50000000' })
})

describe('pasted text', () => {
  const read = (text: string, unit?: string, locale = 'en', places = 8) => {
    const parsed = parseAmount(text, locale, places, unit)
    return parsed.ok ? parsed.amount : parsed.reason
  }

  test.each([
    ['$75.00', 'USD', 'en', '75.00'],
    ['$ 75', 'USD', 'en', '75'],
    ['75$', 'USD', 'en', '75'],
    ['US$1,234.56', 'USD', 'en', '1234.56'],
    ['$US 1 234,56', 'USD', 'fr', '1234.56'],
    ['1 234,56 $ US', 'USD', 'fr-CA', '1234.56'],
    ['USD 75', 'USD', 'en', '75'],
    ['usd75', 'USD', 'en', '75'],
    ['$75.00 USD', 'USD', 'en', '75.00'],
    ['50,00 щ.д.', 'USD', 'bg', '50.00'],
    ['＄７５', 'USD', 'ja', '75'],
    ['75,00 €', 'EUR', 'de', '75.00'],
    ['€ 1.234,56', 'EUR', 'nl', '1234.56'],
    ['75 EUR', 'EUR', 'en', '75'],
    ['£75', 'GBP', 'en', '75'],
    ['75 £GB', 'GBP', 'fr', '75'],
    ['75 USDC', 'USDC', 'en', '75'],
    ['usdc 75', 'USDC', 'en', '75'],
    ['75 USDm', 'USDm', 'en', '75'],
    ['75.5 USDC.e', 'USDC.e', 'en', '75.5'],
    ['USDC.e 75', 'USDC.e', 'en', '75'],
    ['75 AUSD', 'AUSD', 'en', '75'],
    ['CA$75', 'CAD', 'en', '75'],
    ['\u200e75', 'USD', 'en', '75'],
    ['\u200f٧٥', 'USD', 'ar-EG', '75'],
    ['7\u200b5\ufeff', 'USD', 'en', '75'],
    ['\u2066$75.00\u2069', 'USD', 'en', '75.00'],
    ['\u202a$75.00\u202c', 'USD', 'en', '75.00'],
    ['+75', 'USD', 'en', '75'],
    ['+$75', 'USD', 'en', '75'],
  ])('reads %j in a field of %s in %s as %s', (text, unit, locale, amount) => {
    expect(read(text, unit, locale)).toBe(amount)
    if (unit !== 'CAD') expect(read(text, undefined, locale)).toBe(amount)
  })

  test.each([
    ['75 €', 'USD'],
    ['£75', 'USD'],
    ['75 EUR', 'USD'],
    ['CA$75', 'USD'],
    ['A$75', 'USD'],
    ['75 A$', 'USD'],
    ['R$ 75', 'USD'],
    ['$75 CAD', 'USD'],
    ['75 USDC', 'USD'],
    ['USDC 75', 'USD'],
    ['$75', 'EUR'],
    ['75 USD', 'EUR'],
    ['$75', 'USDC'],
    ['75 USD', 'USDC'],
    ['75 USDC.e', 'USDC'],
    ['75 USDm', 'USDC'],
    ['75 USDC', 'USDC.e'],
    ['75 USD', 'AUSD'],
    ['75 AUSD', 'USD'],
    ['-$75', 'USD'],
    ['¥75', undefined],
    ['75 CHF', undefined],
    ['CA$75', undefined],
  ])('rejects %j in a field of %s as another currency', (text, unit) => {
    expect(read(text, unit)).toBe('other_currency')
  })

  test('reads a sign and a code of one currency only', () => {
    expect(read('$75 USD')).toBe('75')
    expect(read('$75 EUR')).toBe('other_currency')
    expect(read('€75 USDC')).toBe('other_currency')
  })

  test('rejects digits in an order that the text does not show', () => {
    expect(read('\u202e05')).toBe('not_a_number')
    expect(read('\u202d50\u202c')).toBe('not_a_number')
  })

  test('applies every other rule to the number', () => {
    expect(read('$1.999', 'USD', 'en', 2)).toBe('too_precise')
    expect(read('€0', 'EUR')).toBe('zero')
    expect(read('1234567890123 USD', 'USD')).toBe('too_large')
    expect(read('1.000 €', 'EUR', 'de')).toBe('1000')
    expect(read('1.000 €', 'EUR', 'en')).toBe('1.000')
    expect(read('$12 50', 'USD')).toBe('not_a_number')
    expect(read('5² USD', 'USD')).toBe('not_a_number')
  })
})

describe('separators', () => {
  const read = (text: string, locale: string) => {
    const parsed = parseAmount(text, locale)
    return parsed.ok ? parsed.amount : parsed.reason
  }
  const locales = 'en de de-CH es fr it ja nl pl pt-BR tr ar-EG fa hi zh-Hans ff-Adlm nqo'.split(
    ' ',
  )

  test.each(locales)('reads the Arabic decimal separator as a decimal mark in %s', (locale) => {
    expect(read('1\u066b234', locale)).toBe('1.234')
    expect(read('12\u066b5', locale)).toBe('12.5')
    expect(read('1\u066c234\u066b5', locale)).toBe('1234.5')
    expect(read('1,234\u066b5', locale)).toBe('1234.5')
    expect(read('1\u066b234\u066b567', locale)).toBe('not_a_number')
    expect(read('1\u066b234.5', locale)).toBe('not_a_number')
  })

  test.each(locales)('reads a fullwidth comma and full stop as the ASCII ones in %s', (locale) => {
    for (const text of ['1,234', '1.234', '1,234.5', '1.234,5', '12,5', '12.5', '1,234,567'])
      expect(read(text.replaceAll(',', '，').replaceAll('.', '．'), locale)).toBe(
        read(text, locale),
      )
  })

  // Ideographic full stop, decimal separator key, middle dot, small full stop, prime, fullwidth apostrophe.
  test.each(['\u3002', '\uff61', '\u2396', '\u00b7', '\ufe52', '\u2032', '\uff07', '\u02bc'])(
    'rejects a number with %j, which no locale defines',
    (mark) => {
      for (const locale of locales)
        for (const text of [`1${mark}234`, `12${mark}5`, `1${mark}234${mark}567`])
          expect(read(text, locale)).toBe('not_a_number')
    },
  )

  test.each(["'", '’', '_', ' ', '\u00a0', '\u202f', '\u066c'])(
    'accepts %j as a group mark only between digits of the whole part',
    (mark) => {
      expect(read(`1${mark}234${mark}567.5`, 'en')).toBe('1234567.5')
      for (const text of [
        `.${mark}234`,
        `1.234${mark}567`,
        `1,234${mark}567`,
        `1\u066b234${mark}567`,
      ])
        for (const locale of locales) expect(read(text, locale)).toBe('not_a_number')
    },
  )

  test('rejects an amount that begins with a group mark', () => {
    for (const mark of ["'", '’', '_', '\u066c'])
      expect(read(`${mark}234`, 'en')).toBe('not_a_number')
  })
})

describe('numbering systems', () => {
  const languages = 'en de de-CH fr es pt-BR az ur hi bn my ar-EG fa ja zh-Hans'.split(' ')
  const amounts = ['50', '19.54', '1.234', '1234567.89']

  test.each(Intl.supportedValuesOf('numberingSystem'))('reads digits formatted in %s', (system) => {
    for (const language of languages)
      for (const amount of amounts)
        for (const grouping of [true, false]) {
          const locale = `${language}-u-nu-${system}`
          const text = formatAmount(amount, { locale, grouping })
          expect(parseAmount(text, locale), `${text} in ${locale}`).toEqual({ ok: true, amount })
        }
  })

  test('rejects Han digits if the locale does not use them', () => {
    expect(parseAmount('五〇', 'zh-u-nu-hanidec')).toEqual({ ok: true, amount: '50' })
    expect(parseAmount('五〇', 'en')).toEqual({ ok: false, reason: 'not_a_number' })
  })
})

describe('a single separator that is not the decimal mark', () => {
  test.each([
    ['1234,567', '1234.567'],
    ['12,3456', '12.3456'],
    ['0,567', '0.567'],
    ['12,345', '12345'],
    ['1,234', '1234'],
  ])('in %j reads %s', (text, amount) => {
    expect(parseAmount(text, 'en')).toEqual({ ok: true, amount })
  })
})

test.each(['1,2345,678', '1234,567,890', '1.2.3,4,5', '1,234,56', ',', '1,,234'])(
  'rejects the groups of %j',
  (text) => {
    expect(parseAmount(text, 'en')).toEqual({ ok: false, reason: 'not_a_number' })
  },
)

test('rejects an amount of more than twelve digits', () => {
  expect(parseAmount('999999999999', 'en')).toEqual({ ok: true, amount: '999999999999' })
  expect(parseAmount('1000000000000', 'en')).toEqual({ ok: false, reason: 'too_large' })
})

test('rejects more decimal places than the currency has, except zeros', () => {
  expect(parseAmount('1.999', 'en', 2)).toEqual({ ok: false, reason: 'too_precise' })
  expect(parseAmount('1.990', 'en', 2)).toEqual({ ok: true, amount: '1.99' })
  expect(parseAmount('12.5', 'en', 0)).toEqual({ ok: false, reason: 'too_precise' })
  expect(parseAmount('12.0', 'en', 0)).toEqual({ ok: true, amount: '12' })
})

test('rejects more decimal places than the service accepts', () => {
  expect(parseAmount('1.123456789', 'en', 9)).toEqual({ ok: false, reason: 'too_precise' })
})

describe('reads what formatAmount formats in', () => {
  const locales = [
    'en',
    'de',
    'de-CH',
    'fr',
    'es',
    'pt-BR',
    'it',
    'nl',
    'pl',
    'tr',
    'ja',
    'zh-Hans',
    'ar-EG',
    'hi',
    'fa',
    'bn',
  ]
  test.each(locales)('%s', (locale) => {
    let seed = 11
    for (let round = 0; round < 500; round++) {
      seed = (seed * 48_271) % 2_147_483_647
      const whole = String(seed).slice(0, 1 + (seed % 10))
      const cents = String(seed % 10) + String(1 + (seed % 9))
      const text = formatAmount(`${whole}.${cents}`, { locale })
      expect(parseAmount(text, locale)).toEqual({
        ok: true,
        amount: `${BigInt(whole)}.${cents}`,
      })
    }
  })
})
