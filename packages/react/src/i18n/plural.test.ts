import { expect, test } from 'vitest'
import { plural } from './format.ts'

const polish = { one: '{count} kraj', few: '{count} kraje', many: '{count} krajów', other: '?' }

test.each([
  [1, '1 kraj'],
  [3, '3 kraje'],
  [25, '25 krajów'],
])('selects the plural form of the language for %d', (count, text) => {
  expect(plural(polish, count, { language: 'pl', locale: 'pl' })).toBe(text)
})

test('uses the form `other` for a missing form', () => {
  expect(plural({ other: '{count} 件' }, 1, { language: 'en', locale: 'en' })).toBe('1 件')
})

test('formats the number by the locale and selects the form by the language', () => {
  const words = { one: '{count} country', other: '{count} countries' }
  expect(plural(words, 3, { language: 'en', locale: 'ar-EG' })).toBe('٣ countries')
})
