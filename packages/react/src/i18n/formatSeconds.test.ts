import { expect, test } from 'vitest'
import { formatSeconds } from './format.ts'

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
