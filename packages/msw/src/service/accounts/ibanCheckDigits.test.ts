import { expect, test } from 'vitest'
import { ibanCheckDigits } from './bankDetails.ts'

test.each([
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'IE29AIBK93115212345678',
  'FR1420041010050500013M02606',
  'NO9386011117947',
])('computes the check digits of the published IBAN %s', (iban) => {
  expect(ibanCheckDigits(iban.slice(0, 2), iban.slice(4))).toBe(iban.slice(2, 4))
})

test('pads check digits below ten to two digits', () => {
  expect(ibanCheckDigits('BE', '000000000000')).toMatch(/^\d\d$/)
  const digits = Array.from({ length: 200 }, (_none, index) =>
    ibanCheckDigits('IE', `SIMU${index}`),
  )
  expect(digits.filter((each) => each.startsWith('0')).length).toBeGreaterThan(0)
  expect(digits.every((each) => /^\d\d$/.test(each))).toBe(true)
})
