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
  ['12\u00a050', 'tok', '1250'],
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
  ['$50', 'not_a_number'],
  ['12 50', 'not_a_number'],
  ["12'50", 'not_a_number'],
  // As keyboards make of a space, and of an apostrophe.
  ['12\u00a050', 'not_a_number'],
  ['12\u202f50', 'not_a_number'],
  ['12’50', 'not_a_number'],
  ['12\t50', 'not_a_number'],
  ['۱۲٬۵۰', 'not_a_number'],
  ['1 2345', 'not_a_number'],
  // A key beside the 1 of a French keyboard.
  ['5²', 'not_a_number'],
  ['0', 'zero'],
  ['0.00', 'zero'],
  ['1234567890123', 'too_large'],
  ['1.123456789', 'too_precise'],
])('%j is %s', (text, reason) => {
  expect(parseAmount(text, 'en')).toEqual({ ok: false, reason })
})

test('no more places than the currency has, zeros aside', () => {
  expect(parseAmount('1.999', 'en', 2)).toEqual({ ok: false, reason: 'too_precise' })
  expect(parseAmount('1.990', 'en', 2)).toEqual({ ok: true, amount: '1.99' })
  expect(parseAmount('12.5', 'en', 0)).toEqual({ ok: false, reason: 'too_precise' })
  expect(parseAmount('12.0', 'en', 0)).toEqual({ ok: true, amount: '12' })
})

test('never more places than the service takes', () => {
  expect(parseAmount('1.123456789', 'en', 9)).toEqual({ ok: false, reason: 'too_precise' })
})

describe('what is formatted in a locale is read back as it was', () => {
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
