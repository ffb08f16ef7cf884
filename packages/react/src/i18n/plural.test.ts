import { expect, test } from 'vitest'
import { plural } from './format.ts'

const polish = { one: '{count} kraj', few: '{count} kraje', many: '{count} krajów', other: '?' }

test.each([
  [1, '1 kraj'],
  [3, '3 kraje'],
  [25, '25 krajów'],
])('%d takes the form its language has for it', (count, text) => {
  expect(plural(polish, count, { language: 'pl', locale: 'pl' })).toBe(text)
})

test('a form that was left out is that of all others', () => {
  expect(plural({ other: '{count} 件' }, 1, { language: 'en', locale: 'en' })).toBe('1 件')
})

test('the words are of their language, the number of the locale', () => {
  const words = { one: '{count} country', other: '{count} countries' }
  expect(plural(words, 3, { language: 'en', locale: 'ar-EG' })).toBe('٣ countries')
})
