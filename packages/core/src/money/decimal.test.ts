import { expect, test } from 'vitest'
import { compareAmounts, sumAmounts } from './decimal.ts'

test.each([
  ['50', '050.00', 0],
  ['0.1', '0.10', 0],
  ['9.99', '10', -1],
  ['10', '9.99', 1],
  ['0.000000000000000001', '0.000000000000000002', -1],
  ['9007199254740993', '9007199254740992', 1],
])('compares %s with %s by value', (one, other, order) => {
  expect(compareAmounts(one, other)).toBe(order)
})

test.each([
  [[], '0'],
  [['50'], '50'],
  [['1.45', '0.99'], '2.44'],
  [['0.1', '0.2'], '0.3'],
  [['9.5', '0.50'], '10'],
  [['9007199254740993', '0.000000000000000001'], '9007199254740993.000000000000000001'],
])('adds %j to %s', (amounts, sum) => {
  expect(compareAmounts(sumAmounts(amounts), sum)).toBe(0)
  expect(sumAmounts(amounts)).toMatch(/^\d+\.\d{30}$/)
})
