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
] as const)('describes %j with the value %j as %s', (path, value, shown) => {
  expect(describe([...path], value)).toBe(shown)
})

test('joins several values into one list', () => {
  expect(describe(['payment_rails'], 'ach_push', 'wire', 'pix')).toBe(
    'Accepted transfer types = ACH, Wire transfer, and pix',
  )
})
