import { expect, test } from 'vitest'
import { isPaymentMethodRow, paymentMethodRows } from './paymentMethods.ts'

test.each([
  ...paymentMethodRows,
  { slug: 'sepa' },
  { slug: 'sepa', onlyIn: ['DE'], notIn: ['FR'], needs: undefined },
])('%j is a row of payment methods', (row) => {
  expect(isPaymentMethodRow(row)).toBe(true)
})

test.each([
  null,
  'card',
  {},
  { slug: 'Card!' },
  { slug: 'card', onlyIn: 'DE' },
  { slug: 'card', onlyIn: ['de'] },
  { slug: 'card', notIn: ['Germany'] },
  { slug: 'card', needs: 'ApplePay' },
  { slug: 'card', needs: null },
  { slug: 'card', onlyin: ['DE'] },
])('%j is not a row of payment methods', (row) => {
  expect(isPaymentMethodRow(row)).toBe(false)
})
