import { person } from '@onramp-kit/test-tools/bankSamples'
import { expect, test } from 'vitest'
import { START } from '../../../harness.test.helper.ts'
import { readIdentity } from './readIdentity.ts'

const read = (changes: object) =>
  readIdentity(new URLSearchParams({ ...person, ...changes }), START)

test.each([
  ['name', '  ', 'Enter your full name.'],
  ['birth_date', '', 'Enter your date of birth.'],
  ['birth_date', '10.12.1990', 'Use a date such as 1990-08-30.'],
  ['birth_date', '1990-02-30', 'Use a date such as 1990-08-30.'],
  ['birth_date', '0190-12-10', 'Check the year.'],
  ['birth_date', '2008-11-21', 'You must be at least 18 years old.'],
  ['street', '', 'Enter your street and number.'],
  ['postal_code', '', 'Enter your postal code.'],
  ['city', '', 'Enter your city.'],
  ['document_kind', '', 'Choose a document.'],
  ['document_kind', 'toString', 'Choose a document.'],
  ['document_number', '', 'Enter the document number.'],
  ['document_number', 'C01', 'Use 5 to 20 letters and digits, as on the document.'],
  ['document_number', 'C01<X00T47', 'Use 5 to 20 letters and digits, as on the document.'],
  ['document_number', 'C'.repeat(21), 'Use 5 to 20 letters and digits, as on the document.'],
])('rejects %s %j: %s', (field, value, words) => {
  expect(read({ [field]: value })).toEqual({ errors: { [field]: words } })
})

test.each([
  { birth_date: '2008-11-20' },
  { birth_date: '1900-01-01' },
  { document_number: 'A1234' },
  { document_number: 'AB 123 456 789 012 3' },
])('accepts %j', (changes) => {
  expect(read(changes)).toEqual({ verdict: 'approved' })
})

test('approves unless a rejection is chosen', () => {
  expect(read({ verdict: 'rejected' })).toEqual({ verdict: 'rejected' })
  expect(read({ verdict: 'maybe' })).toEqual({ verdict: 'approved' })
})
