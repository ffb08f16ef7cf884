import { expect, test } from 'vitest'
import { depositFields } from './depositFields.ts'

/** Each line as `a.b = values`. */
const lines = (instructions: Record<string, unknown>) =>
  depositFields(instructions).map(
    ({ path, values }) => `${path.join('.')} = ${JSON.stringify(values)}`,
  )

test('returns every field with a value, in the order of the service', () => {
  expect(lines({ iban: 'IE61', bic: 'SIMUIE20', later_field: 'x' })).toEqual([
    'iban = ["IE61"]',
    'bic = ["SIMUIE20"]',
    'later_field = ["x"]',
  ])
})

test('leaves out fields without a value', () => {
  expect(
    lines({ a: '', b: '  ', c: null, d: undefined, e: [], f: {}, g: [''], h: { i: null } }),
  ).toEqual([])
})

test('keeps zero and false', () => {
  expect(lines({ fee: 0, is_instant: false })).toEqual(['fee = [0]', 'is_instant = [false]'])
})

test('returns a list of plain values as one line', () => {
  expect(lines({ payment_rails: ['ach_push', '', 'wire'] })).toEqual([
    'payment_rails = ["ach_push","wire"]',
  ])
})

test('returns nested fields by their path', () => {
  const bank = { name: 'A Bank', address: { city: 'Dublin', street: '' } }
  expect(lines({ bank, routes: [{ bic: 'A' }, { bic: 'B', codes: ['1'] }] })).toEqual([
    'bank.name = ["A Bank"]',
    'bank.address.city = ["Dublin"]',
    'routes.1.bic = ["A"]',
    'routes.2.bic = ["B"]',
    'routes.2.codes = ["1"]',
  ])
})

test('names the items of a mixed list by their position', () => {
  expect(lines({ notes: ['first', { text: 'second' }] })).toEqual([
    'notes.1 = ["first"]',
    'notes.2.text = ["second"]',
  ])
})

test('leaves out endlessly nested fields, and keeps all others', () => {
  const endless = JSON.parse(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`) as unknown
  expect(lines({ endless, iban: 'IE61' })).toEqual(['iban = ["IE61"]'])
})
