import { expect, test } from 'vitest'
import { compareAmounts } from './compareAmounts.ts'

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
