import { expect, test } from 'vitest'
import { enBank } from '../messages/en/bank.ts'
import { describeField } from './describeField.ts'

const describe = (path: string[], ...values: (string | number | boolean)[]) => {
  const { label, text, isExact } = describeField({ path, values }, enBank, 'en')
  return `${label} = ${text}${isExact ? ' (exact)' : ''}`
}

test.each([
  [['iban'], 'IE61SIMU1234', 'IBAN = IE61SIMU1234 (exact)'],
  [['bank_routing_number'], '021000021', 'Routing number = 021000021 (exact)'],
  [['payment_rail'], 'ach_push', 'Preferred transfer type = ACH'],
  [['payment_rail'], 'pix', 'Preferred transfer type = pix'],
  [['deposit_message'], 'AB 12', 'Deposit message = AB 12 (exact)'],
  [['clabeNumber'], '0321', 'Clabe number = 0321 (exact)'],
  [['account_number'], 12_345_678, 'Account number = 12345678 (exact)'],
  [['is_instant'], true, 'Is instant = Yes'],
  [['is_instant'], false, 'Is instant = No'],
  [['bank_name'], 'wire', 'Bank name = wire (exact)'],
  [['constructor'], 'toString', 'Constructor = toString (exact)'],
  [['intermediary_bank', 'bic'], 'X', 'Intermediary bank: BIC = X (exact)'],
  [['routes', '2', 'bic'], 'X', 'Routes: 2: BIC = X (exact)'],
  [['address__line_1'], 'X', 'Address line 1 = X (exact)'],
] as const)('describes %j with the value %j as %s', (path, value, shown) => {
  expect(describe([...path], value)).toBe(shown)
})

test('joins several values into one list', () => {
  expect(describe(['payment_rails'], 'ach_push', 'wire', 'pix')).toBe(
    'Accepted transfer types = ACH, Wire transfer, and pix',
  )
  expect(describe(['bank_names'], 'North', 'South')).toBe('Bank names = North and South')
})

test('says whether every value is of the service', () => {
  const isValue = (...values: (string | boolean)[]) =>
    describeField({ path: ['notes'], values }, enBank, 'en').isValue
  expect([isValue('a', 'b'), isValue('a', true), isValue(true)]).toEqual([true, false, false])
})

test("writes the index of a list in the buyer's digits, and no other digits", () => {
  const labelOf = (...path: string[]) =>
    describeField({ path, values: ['X'] }, enBank, 'ar-EG').label
  expect(labelOf('routes', '12')).toBe('Routes: ١٢')
  expect(labelOf('line_12')).toBe('Line 12')
  expect(labelOf('12th_line')).toBe('12th line')
})
