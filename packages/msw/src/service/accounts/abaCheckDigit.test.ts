import { expect, test } from 'vitest'
import { abaCheckDigit } from './bankDetails.ts'

test.each(['021000021', '101019644', '110000000', '122105155', '011401533'])(
  'computes the last digit of the published routing number %s',
  (number) => {
    expect(abaCheckDigit(number.slice(0, 8))).toBe(number.slice(8))
  },
)
