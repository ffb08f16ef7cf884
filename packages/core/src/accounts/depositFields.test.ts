import { expect, test } from 'vitest'
import { depositFields } from './depositFields.ts'

/** Each line as `a.b = values`. */
const lines = (instructions: Record<string, unknown>) =>
  depositFields(instructions).map(
    ({ path, values }) => `${path.join('.')} = ${JSON.stringify(values)}`,
  )

test('every field with a value is a line, in the order of the service', () => {
  expect(lines({ iban: 'IE61', bic: 'SIMUIE20', later_field: 'x' })).toEqual([
    'iban = ["IE61"]',
    'bic = ["SIMUIE20"]',
    'later_field = ["x"]',
  ])
})

test('a field that says nothing is none', () => {
  expect(
    lines({ a: '', b: '  ', c: null, d: undefined, e: [], f: {}, g: [''], h: { i: null } }),
  ).toEqual([])
})

test('zero and false say something', () => {
  expect(lines({ fee: 0, is_instant: false })).toEqual(['fee = [0]', 'is_instant = [false]'])
})

test('a list of plain values is one line', () => {
  expect(lines({ payment_rails: ['ach_push', '', 'wire'] })).toEqual([
    'payment_rails = ["ach_push","wire"]',
  ])
})

test('what is inside of a field is a line of its own, by its way there', () => {
  const bank = { name: 'A Bank', address: { city: 'Dublin', street: '' } }
  expect(lines({ bank, routes: [{ bic: 'A' }, { bic: 'B', codes: ['1'] }] })).toEqual([
    'bank.name = ["A Bank"]',
    'bank.address.city = ["Dublin"]',
    'routes.1.bic = ["A"]',
    'routes.2.bic = ["B"]',
    'routes.2.codes = ["1"]',
  ])
})

test('a list of both kinds keeps both, each by its place', () => {
  expect(lines({ notes: ['first', { text: 'second' }] })).toEqual([
    'notes.1 = ["first"]',
    'notes.2.text = ["second"]',
  ])
})

test('fields inside of fields without end are left out, and all else is shown', () => {
  const endless = JSON.parse(`${'['.repeat(50_000)}1${']'.repeat(50_000)}`) as unknown
  expect(lines({ endless, iban: 'IE61' })).toEqual(['iban = ["IE61"]'])
})
