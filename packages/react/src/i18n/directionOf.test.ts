import { expect, test } from 'vitest'
import { directionOf } from './matchLocale.ts'

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'az-Arab'])('%s runs to the left', (language) => {
  expect(directionOf(language)).toBe('rtl')
})

test.each(['en', 'de', 'ja', 'zh-Hans', 'az', 'und'])('%s runs to the right', (language) => {
  expect(directionOf(language)).toBe('ltr')
})
