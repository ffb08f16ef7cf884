import { expect, test } from 'vitest'
import { abaCheckDigit, ibanCheckDigits } from './bankDetails.ts'

test.each(['021000021', '101019644', '110000000', '122105155', '011401533'])(
  'computes the last digit of the published routing number %s',
  (number) => {
    expect(abaCheckDigit(number.slice(0, 8))).toBe(number.slice(8))
  },
)

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
  const digits = Array.from({ length: 200 }, (_none, index) =>
    ibanCheckDigits('IE', `SIMU${index}`),
  )
  expect(digits.filter((each) => each.startsWith('0')).length).toBeGreaterThan(0)
  expect(digits.every((each) => /^\d\d$/.test(each))).toBe(true)
})
