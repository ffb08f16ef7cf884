import { expect, test } from 'vitest'
import { textDirection } from './matchLocale.ts'

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'az-Arab'])('%s runs to the left', (language) => {
  expect(textDirection(language)).toBe('rtl')
})

test.each(['en', 'de', 'ja', 'zh-Hans', 'az', 'und'])('%s runs to the right', (language) => {
  expect(textDirection(language)).toBe('ltr')
})
