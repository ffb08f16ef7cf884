import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.ts'

test.each([
  ['1234.5', { locale: 'en', currency: 'USD' }, '$1,234.50'],
  ['1234.5', { locale: 'de', currency: 'EUR' }, '1.234,50\u00a0€'],
  ['50', { locale: 'en', currency: 'USD', trimZeros: true }, '$50'],
  // Not "€1,000", which would be one euro in a field where 1.000 USDC are a thousand.
  ['1000', { locale: 'en-DE', currency: 'EUR', trimZeros: true }, '€1.000'],
  ['12.5', { locale: 'en-DE', currency: 'EUR' }, '€12,50'],
  ['1234.5', { locale: 'en-DK', currency: 'EUR', grouping: false }, '€1234,50'],
  ['19.5', { locale: 'en', currency: 'USD', trimZeros: true }, '$19.50'],
  ['0.92004', { locale: 'en', currency: 'EUR', places: 4, round: 'up' }, '€0.9201'],
  ['0.92', { locale: 'de', currency: 'EUR', places: 4, round: 'up' }, '0,92\u00a0€'],
  ['151.37', { locale: 'en', currency: 'JPY', places: 4, round: 'up' }, '¥151.37'],
  ['1.5', { locale: 'en', currency: 'USD', places: 0 }, '$1'],
  ['50', { locale: 'en', token: 'USDC' }, '50 USDC'],
  ['49.123456', { locale: 'en', token: 'USDC.e' }, '49.123456 USDC.e'],
  ['123456789012.12345678', { locale: 'en' }, '123,456,789,012.12345678'],
  ['9007199254740993.00000001', { locale: 'en' }, '9,007,199,254,740,993.00000001'],
  ['1.001', { locale: 'en', currency: 'USD', round: 'up' }, '$1.01'],
  ['1.009', { locale: 'en', currency: 'USD' }, '$1.00'],
  // Without the mark at the end, the sign would move to the wrong side of the letters.
  ['1.5', { locale: 'ar', currency: 'USD' }, '\u200f1.50\u00a0US$\u200e'],
  ['1234', { locale: 'ar-EG' }, '١٬٢٣٤'],
  ['47.500000', { locale: 'en', token: 'USDC' }, '47.50 USDC'],
  ['47.5600019', { locale: 'en', places: 6 }, '47.560001'],
  ['52.301', { locale: 'en', places: 2, round: 'up' }, '52.31'],
  ['1234.5', { locale: 'de', grouping: false }, '1234,50'],
  ['1234.5', { locale: 'ar-EG', grouping: false }, '١٢٣٤٫٥٠'],
  ['50', { locale: 'az-u-nu-arab' }, '٥٠'],
  // A positive amount is never shown as zero.
  ['0.000000000000000001', { locale: 'en' }, '0.000000000000000001'],
  ['0.000000000000000001', { locale: 'en', token: 'USDC' }, '0.000000000000000001 USDC'],
  ['0.0000000000000000019', { locale: 'de', places: 2 }, '0,000000000000000001'],
  ['0.001', { locale: 'en', currency: 'USD' }, '$0.001'],
  ['0.4', { locale: 'en', currency: 'JPY' }, '¥0.4'],
  ['0.001', { locale: 'en', currency: 'USD', round: 'up' }, '$0.01'],
  ['0.099', { locale: 'en', currency: 'USD' }, '$0.09'],
  ['0.000', { locale: 'en', currency: 'USD' }, '$0.00'],
] as const)('%s with %j is %s', (amount, options, text) => {
  expect(formatAmount(amount, options)).toBe(text)
})

test('returns text that is not a decimal unchanged', () => {
  for (const odd of ['', 'abc', '1e400', '9'.repeat(400), '0x10', ' 12 ', 'NaN'])
    expect(formatAmount(odd, { locale: 'en', currency: 'USD' })).toBe(odd)
})

test.each(['dollars', 'EURO', 'USDC', 'USDC.e', '€', '840'])(
  'appends the unknown currency %j',
  (currency) => {
    expect(formatAmount('5', { locale: 'en', currency })).toBe(`5 ${currency}`)
    expect(formatAmount('0.5', { locale: 'de', currency, places: 4 })).toBe(`0,50 ${currency}`)
  },
)

test.each(['USD', 'usd', 'Usd'])('accepts the code %s of a currency', (currency) => {
  expect(formatAmount('5', { locale: 'en', currency })).toBe('$5.00')
})

test('appends nothing without a unit', () => {
  expect(formatAmount('5', { locale: 'en', currency: '' })).toBe('5')
  expect(formatAmount('5', { locale: 'en', token: '' })).toBe('5')
})
