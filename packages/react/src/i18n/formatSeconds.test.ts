import { expect, test } from 'vitest'
import { formatSeconds } from './format.ts'

test.each([
  ['en', 119, '119 seconds'],
  ['en', 120, '2 minutes'],
  ['de', 754, '13 Minuten'],
  ['pl', 754, '13 minut'],
  ['ja', 754, '13分'],
  ['zh-Hans', 754, '13分钟'],
])('formats a wait in %s of %i seconds as %s', (locale, seconds, text) => {
  expect(formatSeconds(seconds, locale)).toBe(text)
})

test.each([
  ['en', '24 seconds'],
  ['de-AT', '24 Sekunden'],
  ['pl', '24 sekundy'],
  ['ar-EG', '٢٤ ثانية'],
  ['ja', '24秒'],
  ['ja-JP', '24秒'],
  ['zh-Hans', '24秒'],
  ['zh-CN', '24秒'],
])('formats seconds in %s as a countdown: %s', (locale, text) => {
  expect(formatSeconds(24, locale)).toBe(text)
})
